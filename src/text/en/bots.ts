/** Who can play a side. The title knows no more of the bots before somebody asks for them. */

/** The bot that is offered to whoever has met none. */
export const BEGINNERS_BOT = 'rookie';

/** A person is a source of commands too. */
export const PERSON = 'people';
