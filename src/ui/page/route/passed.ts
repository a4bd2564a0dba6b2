/** A file that was brought to one screen and belongs to another. */
export interface PassedFile {
  name: string;
  text: string;
}
let passed: PassedFile | null = null;

export function passOn(file: PassedFile): void {
  passed = file;
}

/** What was passed on last; each only once. */
export function takePassed(): PassedFile | null {
  const taken = passed;
  passed = null;
  return taken;
}
