/** The one door to zod. */
import { z } from 'zod';

// zod would else try whether it may make code from texts, which the page's own policy forbids.
z.config({ jitless: true });

export { z };
