import type { Change } from './rows.ts';

/** A call that writes: its name, and what it is given. */
export interface MutationRequest {
  call: string;
  params?: object | undefined;
  body?: unknown;
}

/** Something that a person does, as pages hand it to `perform`. */
export interface Mutation<Request extends MutationRequest = MutationRequest> {
  /** The operation's id, also its Idempotency-Key; a new one when left out. */
  id?: string;
  /** What the person did, in words for the list of refused writes, such as 'An action'. */
  what: string;
  /** The words the person wrote, if any: they are kept and shown, and can be copied, when the server refuses. */
  words?: string;
  /**
   * For a write that makes rows: what saving it as something new is called, such as 'Save as a new entry'. Offered when
   * the server refuses; its rows then get new ids.
   */
  asNew?: string;
  /** Builds the call: seals its texts. Called once; what it answers is kept and sent byte for byte. */
  request: () => Promise<Request>;
  /** How it shows at once. */
  changes: Change[];
  /** The draft that this write ends: gone in the same transaction in which the write becomes durable. */
  endsDraft?: string;
}
