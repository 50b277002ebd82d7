import { SHARED, SHARED_FIELD } from '../../kernel/share-addresses.ts';

/** How long pictures wait for the page that asks for them, in milliseconds: behind a lock it is opened first. */
const WAIT = 4 * 60_000;

/** Pictures that another app has shared: in memory alone, until a page asks for them or nobody does. */
export class SharedPictures {
  #held: FormData | undefined;
  /** The request that is the last one. */
  #taken: Request | undefined;
  #forget: () => void = () => undefined;

  /**
   * Takes them out of the browser's request, and leads to the page that asks for them.
   * @returns with the answer, when this worker is not needed for them any more
   */
  take(request: Request): { answer: Promise<Response>; isDone: Promise<void> } {
    this.#forget();
    this.#taken = request;
    const isDone = new Promise<void>((resolve) => {
      const limit = setTimeout(() => this.#forget(), WAIT);
      this.#forget = () => {
        clearTimeout(limit);
        this.#held = undefined;
        this.#taken = undefined;
        resolve();
      };
    });
    return { answer: this.#read(request), isDone };
  }

  async #read(request: Request): Promise<Response> {
    // What cannot be read is said by the page, which is given nothing.
    const form = await request.formData().catch(() => undefined);
    if (this.#taken === request) this.#held = form;
    return Response.redirect(SHARED, 303);
  }

  /** The pictures, once. */
  give(): Response {
    const given = new FormData();
    for (const picture of this.#held?.getAll(SHARED_FIELD) ?? []) given.append(SHARED_FIELD, picture);
    this.#forget();
    return new Response(given);
  }
}
