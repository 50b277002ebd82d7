/** A file that cannot be read; `message` is for the person, and nothing was changed. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

export const unreadable = (why: string): UnreadableFile => new UnreadableFile(why);
