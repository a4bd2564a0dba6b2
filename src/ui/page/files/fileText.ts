import { textOfBytes } from '../../../cards/bytes.ts';

/** The text of a file, in UTF-8 or UTF-16. Fails if the file cannot be read. */
export const fileText = async (file: File): Promise<string> => textOfBytes(new Uint8Array(await file.arrayBuffer()));
