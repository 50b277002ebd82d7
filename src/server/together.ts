interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Does in one go what many ask for at about the same time. What is asked for while a group is being done waits for the
 * next one, so that nobody waits longer than two groups take.
 */
export class Together<Asked, Answer> {
  readonly #doAll: (all: Asked[]) => Promise<Answer[]>;
  readonly #atMost: number;
  readonly #waiting: Waiting<Asked, Answer>[] = [];
  #isBusy = false;

  /** @param doAll answers each in the order in which they are given; when it rejects, everyone in the group is told */
  constructor(atMost: number, doAll: (all: Asked[]) => Promise<Answer[]>) {
    this.#atMost = atMost;
    this.#doAll = doAll;
  }

  do(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // Whoever asks before the event loop has turned belongs to the same group.
      setImmediate(() => void this.#work());
    });
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) await this.#doGroup(this.#waiting.splice(0, this.#atMost));
    this.#isBusy = false;
  }

  async #doGroup(group: Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.#doAll(group.map(({ asked }) => asked));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }
}
