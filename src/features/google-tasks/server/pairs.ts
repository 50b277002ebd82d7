import type { There } from '../rules.ts';
import type { Action } from './actions.ts';
import type { GoogleTasks } from './google.ts';
import { type Link, markOf, marksIn } from './links.ts';

/** What belongs together. `link` is undefined for a pair whose link was lost. */
export interface Pair {
  taskId: string;
  here: Action | undefined;
  there: There | undefined;
  link: Link | undefined;
}

export interface Pairs {
  pairs: Pair[];
  /** Links whose task was never made at Google. */
  unmade: Link[];
  /** Tasks at Google that nothing here belongs to. */
  theirs: There[];
}

/** The tasks by the marks in their notes. */
function byMarks(tasks: Iterable<There>): Map<string, There> {
  const found = new Map<string, There>();
  // One that stands goes before a deleted one with the same notes.
  for (const task of [...tasks].sort((a, b) => Number(b.deleted) - Number(a.deleted))) {
    for (const mark of marksIn(task.notes)) found.set(mark, task);
  }
  return found;
}

interface Sides {
  google: GoogleTasks;
  list: string;
  most: number;
  actions: ReadonlyMap<string, Action>;
  links: readonly Link[];
  theirs: readonly There[];
}

/**
 * What of both sides belongs together: by the stored ids, and where an id was never heard of by the marks. What a listing
 * does not have that should be there is asked for by itself: pages shift while they are read.
 */
export async function pairUp({ google, list, most, actions, links, theirs }: Sides): Promise<Pairs> {
  const tasks = new Map(theirs.map((task) => [task.id, task]));
  const linked = new Set(links.flatMap(({ googleId }) => googleId ?? []));
  const free = () => [...tasks.values()].filter(({ id }) => !linked.has(id));
  const waiting = links.filter(({ googleId }) => googleId === null);
  const isMade = (marks: Map<string, There>) => (link: Link) => marks.has(markOf(link.taskId, link.made));

  let marks = byMarks(free());
  if (!waiting.every(isMade(marks))) {
    for (const task of await google.tasks(list, most)) tasks.set(task.id, task);
    marks = byMarks(free());
  }
  const pairs: Pair[] = [];
  const unmade: Link[] = [];
  const taken = new Set(linked);
  for (const link of links) {
    const { taskId, googleId } = link;
    const there =
      googleId === null
        ? marks.get(markOf(taskId, link.made))
        : (tasks.get(googleId) ?? (await google.task(list, googleId)));
    if (googleId === null && (!there || taken.has(there.id))) {
      unmade.push(link);
      continue;
    }
    if (there) taken.add(there.id);
    pairs.push({ taskId, here: actions.get(taskId), there, link });
  }
  const known = new Set(links.map(({ taskId }) => taskId));
  for (const [taskId, here] of actions) {
    const there = known.has(taskId) ? undefined : marks.get(markOf(taskId, 0));
    if (!there || there.deleted || taken.has(there.id)) continue;
    taken.add(there.id);
    pairs.push({ taskId, here, there, link: undefined });
  }
  return { pairs, unmade, theirs: [...tasks.values()].filter(({ id }) => !taken.has(id)) };
}
