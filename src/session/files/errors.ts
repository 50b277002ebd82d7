/** The bytes of a file are not on this device, and cannot be fetched now. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
  /**
   * 'offline': the server was not reached, so it is worth another try with a connection. 'on its way': another device has not
   * sent them yet. 'gone': the server has no such file.
   */
  readonly why: 'offline' | 'on its way' | 'gone';

  constructor(why: NotHere['why']) {
    super(why);
    this.why = why;
  }
}

/** The bytes came twice and were not those that were sealed: the file cannot be shown. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/** This device cannot keep the file: there is no room for it, or the browser stores nothing. Nothing of it was kept. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
  readonly why: 'full' | 'refused';

  constructor(why: NotKept['why'], cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}
