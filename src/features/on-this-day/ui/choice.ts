import { createStore } from '../../../browser/store.ts';
import type { LocalDate } from '../../../kernel/calendar.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { currentSession, watchSession } from '../../../session/state.ts';
import type { Memory } from '../rules.ts';
import { askWhichIsNearest } from './ask-worker.ts';
import { latelyIn } from './views.ts';

/*
 * Which memory of a day is shown. It stays while the app is open, so that nothing that has been read gives way to
 * another sentence, unless it is hidden, changed or gone.
 */

interface Choices {
  /** The memory that was shown last, by its day. */
  ofDays: ReadonlyMap<LocalDate, string>;
  /** The memory that was chosen, by what it was chosen from: a day that is hidden and shown again is back at once. */
  among: ReadonlyMap<string, string>;
}

const NONE: Choices = { ofDays: new Map(), among: new Map() };

export const choices = createStore(NONE);
let asking: { among: string; stop: AbortController } | undefined;
let person = currentSession().user?.id;

/** Another for a sentence that was changed. */
const keyOf = ({ kind, id, sentence }: Memory): string => `${kind} ${id} ${sentence}`;

const amongOf = (day: LocalDate, memories: readonly Memory[]): string =>
  JSON.stringify([day, ...memories.map(keyOf)]);

function stop(): void {
  asking?.stop.abort();
  asking = undefined;
}

/** Nothing of one person's words stays for the next one. */
watchSession(() => {
  const next = currentSession().user?.id;
  // A session that is confirmed later than the page began is the same person's.
  if (person !== undefined && next !== person) {
    stop();
    choices.set(NONE);
  }
  person = next;
});

/** The one of a day's memories that is shown; undefined where there is none, or it has to be chosen first. */
export function shownAmong(
  { ofDays, among }: Choices,
  day: LocalDate,
  memories: readonly Memory[],
): Memory | undefined {
  if (memories.length < 2) return memories[0];
  const key = among.get(amongOf(day, memories)) ?? ofDays.get(day);
  return memories.find((memory) => keyOf(memory) === key);
}

function note(day: LocalDate, memories: readonly Memory[], memory: Memory): void {
  const { ofDays, among } = choices.get();
  const [chosenFrom, key] = [amongOf(day, memories), keyOf(memory)];
  if (ofDays.get(day) === key && among.get(chosenFrom) === key) return;
  choices.set({ ofDays: new Map(ofDays).set(day, key), among: new Map(among).set(chosenFrom, key) });
}

/** Chooses the memory of a day, unless one is shown already that is still there. */
export async function chooseAmong(day: LocalDate, memories: readonly Memory[]): Promise<void> {
  const among = amongOf(day, memories);
  if (asking?.among === among) return;
  stop();
  const shown = shownAmong(choices.get(), day, memories);
  if (shown) note(day, memories, shown);
  if (shown || memories.length === 0) return;
  const mine = { among, stop: new AbortController() };
  asking = mine;
  const asked = { candidates: memories, lately: latelyIn(readTables(), day) };
  const place = await askWhichIsNearest(asked, mine.stop.signal);
  if (asking !== mine) return;
  asking = undefined;
  const chosen = memories[place];
  if (chosen) note(day, memories, chosen);
}
