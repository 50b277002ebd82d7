/*
 * A write that waits on this device while what its person's texts are sealed with changes: its call holds envelopes that
 * the server does not take any more. They are opened and sealed again, each for the place that it was sealed for.
 */
import { type Keyring, looksSealed, open, type Place, seal } from '../kernel/seal.ts';
import { SYNCED_TABLES } from '../kernel/synced-tables.ts';
import type { OutgoingMutation } from '../notebook/outbox.ts';

type Parts = Record<string, unknown>;
type Request = OutgoingMutation['request'];

/** Who the person is, and what seals now and opens what was sealed before. */
interface Sealing {
  keyring: Keyring;
  person: string;
}

/** Where the texts of a write may be meant for: the rows that it shows in, and the one table that no device shows. */
function placesOf({ changes, request }: OutgoingMutation, person: string): Place[] {
  const shown = changes.flatMap(({ table, key }) =>
    SYNCED_TABLES[table].sealed.map((column) => ({ table, column, row: key, person })),
  );
  const { id } = (request.body ?? {}) as { id?: string };
  const unshown = { table: 'content_choices', column: 'choice_text', row: String(id), person };
  return [...shown, unshown];
}

/** Sealed anew at the place where it opens; as it is when it is no envelope. Rejects when an envelope opens at none. */
async function textAnew(text: string, places: readonly Place[], format: number, { keyring }: Sealing) {
  for (const place of places) {
    const opened = await open(keyring, text, format, place).catch(() => undefined);
    if (opened !== undefined) return seal(keyring, opened, place);
  }
  if (looksSealed(text)) throw new Error('an envelope does not open');
  return text;
}

/** `format` is what the nearest object around says of its envelopes. */
async function partAnew(
  part: unknown,
  places: readonly Place[],
  format: number | undefined,
  sealing: Sealing,
): Promise<unknown> {
  if (typeof part === 'string') {
    return format === undefined || part === '' ? part : textAnew(part, places, format, sealing);
  }
  if (Array.isArray(part)) return Promise.all(part.map((item) => partAnew(item, places, format, sealing)));
  if (typeof part !== 'object' || part === null) return part;
  const said = (part as Parts).format;
  const inner = typeof said === 'number' ? said : format;
  const pairs = Object.entries(part).map(async ([name, value]) => [
    name,
    name === 'format' && typeof said === 'number'
      ? sealing.keyring.format
      : await partAnew(value, places, inner, sealing),
  ]);
  return Object.fromEntries(await Promise.all(pairs));
}

/** The call of a write with its texts sealed as they are sealed now. Rejects when one of them cannot be opened. */
export async function sealedAnew(write: OutgoingMutation, sealing: Sealing): Promise<Request> {
  const places = placesOf(write, sealing.person);
  return { ...write.request, body: await partAnew(write.request.body, places, undefined, sealing) };
}
