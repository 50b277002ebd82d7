import { errorFields, type Log } from './log.ts';
import { withTimeout } from './unavailable.ts';

type Ending = (userId: string) => Promise<void>;

/** So long somebody who deletes their account waits for another system, in milliseconds. */
const PATIENCE_MS = 3000;

/** Features register here what they undo elsewhere before an account goes, so that none of them is known to the account. */
export class AccountEndings {
  readonly #endings: Ending[] = [];
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  register(ending: Ending): void {
    this.#endings.push(ending);
  }

  /** Never rejects: an account goes whether or not others can be reached; what is owed to them is theirs to keep. */
  async run(userId: string): Promise<void> {
    await Promise.all(
      this.#endings.map((ending) =>
        withTimeout(ending(userId), PATIENCE_MS).catch((error) =>
          this.#log.warn('an account is deleted before everything is undone elsewhere', errorFields(error)),
        ),
      ),
    );
  }
}
