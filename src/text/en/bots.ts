/** Who can play a side. The title knows no more of the bots before somebody asks for them. */

/** The bot that is offered to whoever has met none. */
export const BEGINNERS_BOT = 'rookie';

/** Who plays the other side of a lesson, by its script. The people at the table are its pupils. */
export const INSTRUCTOR = 'instructor';
export const INSTRUCTOR_NAME = 'The Instructor';

/** A person is a source of commands too. */
export const PERSON = 'people';
