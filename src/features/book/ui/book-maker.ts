/* The page's side of the worker that makes a book. */
import type { Tables } from '../../../notebook/rows.ts';
import type { AttachedTable } from '../../attachments/contract/limits.ts';
import type { PrintedPicture } from '../../attachments/rules.ts';
import type { BookRows } from '../rules/contents.ts';
import type { Found } from '../rules/found.ts';
import type { Span } from '../rules/span.ts';
import type { BookOptions, FromWorker, ToWorker } from './book-worker.ts';

/** Gives the pictures of a row, in their order, and the ids of those that cannot be had now. */
export type PicturesOf = (
  table: AttachedTable,
  id: string,
) => Promise<{ pictures: PrintedPicture[]; missing: string[] }>;

export interface MadeBook {
  file: Blob;
  pages: number;
  /** How many pictures could not be had and are left out. */
  missing: number;
}

/** Rows in one message: copying them takes a few milliseconds. */
const AT_ONCE = 200;

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** The rows as the book needs them, of every kind. */
const sources = (tables: Tables): Record<keyof BookRows, Iterable<object>> => ({
  entries: tables.journal_entries.values(),
  actions: tables.tasks.values(),
  lessons: tables.lessons_learned.values(),
  moods: tables.moods.values(),
  items: tables.bucket_list_items.values(),
});

export class BookMaker {
  readonly #worker = new Worker(new URL('./book-worker.ts', import.meta.url), {
    type: 'module',
    name: 'book',
  });
  readonly #rowsSent: Promise<void>;
  readonly #picturesOf: PicturesOf;
  readonly #missing = new Set<string>();
  #looks = 0;

  constructor(tables: Tables, picturesOf: PicturesOf) {
    this.#picturesOf = picturesOf;
    this.#rowsSent = this.#sendRows(tables);
  }

  /** What a book of this span will hold; never answered when another look follows at once. @throws when the worker cannot be started */
  async look(span: Span, zone: string): Promise<Found> {
    await this.#rowsSent;
    this.#looks += 1;
    const asked = this.#looks;
    return this.#ask({ kind: 'look', asked, span, zone }, (message) =>
      message.kind === 'found' && message.asked === asked ? message.found : undefined,
    );
  }

  /** Makes a book. @throws when it fails, for example because its fonts cannot be fetched */
  async make(options: BookOptions, step: (done: number) => void): Promise<MadeBook> {
    await this.#rowsSent;
    this.#missing.clear();
    return this.#ask({ kind: 'make', options }, (message) => {
      if (message.kind === 'step') step(message.done);
      if (message.kind === 'pictures') void this.#sendPictures(message);
      return message.kind === 'made' ? { ...message, missing: this.#missing.size } : undefined;
    });
  }

  /** Ends the worker, whatever it is doing. What was asked of it is never answered. */
  end(): void {
    this.#worker.terminate();
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  async #sendRows(tables: Tables): Promise<void> {
    for (const [of, rows] of Object.entries(sources(tables)) as [keyof BookRows, Iterable<object>][]) {
      const all = [...rows];
      for (let at = 0; at < all.length; at += AT_ONCE) {
        this.#say({ kind: 'rows', of, rows: all.slice(at, at + AT_ONCE) });
        await pause();
      }
    }
  }

  async #sendPictures({ asked, table, id }: Extract<FromWorker, { kind: 'pictures' }>): Promise<void> {
    const { pictures, missing } = await this.#picturesOf(table, id);
    for (const picture of missing) this.#missing.add(picture);
    this.#say({ kind: 'pictures', asked, pictures });
  }

  #ask<Answer>(message: ToWorker, read: (message: FromWorker) => Answer | undefined): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#worker.onerror = () => reject(new Error('The book could not be made.'));
      this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'failed') reject(new Error('The book could not be made.'));
        const answer = read(data);
        if (answer !== undefined) resolve(answer);
      };
      this.#say(message);
    });
  }
}
