import type { RouteName, Routes } from '../api/routes.ts';
import { NOT_READY } from '../kernel/seal.ts';
import { openedNotebook } from '../notebook/current.ts';
import type { Mutation as AnyMutation } from '../notebook/mutation.ts';
import type { PartsOf } from './call.ts';
import { type Sealer, sealer } from './sealing.ts';

type WritingName = Exclude<RouteName, `GET ${string}`>;

/** A call that writes, with exactly the parts that its route describes. */
export type MutationRequest = {
  [Name in WritingName]: { call: Name } & Omit<PartsOf<Routes[Name]>, 'query'>;
}[WritingName];

/** Something that a person does, as pages hand it to `perform`: its call is one of the API's. */
export interface Mutation extends Omit<AnyMutation, 'request'> {
  /** Builds the call: seals its texts by what it is given. Called once; what it answers is kept and sent byte for byte. */
  request: (sealer: Sealer) => Promise<MutationRequest>;
}

let isAsked = false;

/** From the first write on there is something to lose: the browser is asked to keep it when room gets short. */
function askToPersist(): void {
  if (isAsked) return;
  isAsked = true;
  void navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * Shows the write at once; resolves when it is durable on this device (or, where storage is refused, when the server
 * has it). Rejects when it is neither, and then nothing of it is shown any more: the words could not be sealed, or the
 * server refused what this device could not keep.
 */
export async function perform(write: Mutation): Promise<void> {
  const notebook = openedNotebook();
  if (!notebook) throw new Error(NOT_READY);
  askToPersist();
  await notebook.perform({ ...write, request: async () => write.request(await sealer()) });
}
