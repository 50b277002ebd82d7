import { newId } from '../../../kernel/ids.ts';
import { CURRENT_FORMAT } from '../../../kernel/seal.ts';
import { sealRow } from '../../../kernel/sealed-row.ts';
import type { Actor } from '../../../server/database.ts';
import { saveRevision } from '../../feed/server.ts';
import { changeAction, deleteAction, insertTasks, restoreAction } from '../../tasks/server.ts';
import { MOST_TASKS } from '../contract.ts';
import { type Base, type Decision, decide, type There, textOfTitle, titleOf } from '../rules.ts';
import { type Action, isAsRead, openActions, readActions } from './actions.ts';
import type { GoogleTasks } from './google.ts';
import type { Lease } from './lease.ts';
import { forgetLink, linksOf, linkValues, type NewLink, notesOf, opened, saveLinks } from './links.ts';
import type { Pace } from './pace.ts';
import { type Pair, pairUp } from './pairs.ts';
import { GoogleRefusal, tooMany } from './refusals.ts';
import type { RunTally } from './run-tally.ts';

/** How many rows are made in one transaction. */
const BATCH = 50;

/** One run: for whom, between which sides, and what it has done so far. */
export interface RunContext {
  userId: string;
  key: CryptoKey;
  list: string;
  productName: string;
  /** An instant: what was completed before it, and was never synced, stays where it is. */
  since: string;
  lease: Lease;
  google: GoogleTasks;
  pace: Pace;
  tally: RunTally;
}

/** What a pass came to: 'again' when something changed under its hands, so that another one is needed. */
export type Outcome = 'done' | 'again' | 'out of time';

class Pass {
  readonly #run: RunContext;
  #again = false;
  /** Whether it is not known if something was made: until that is seen, nothing more is. */
  #unsure = false;
  /** Links that are to be noted again, though neither side is written. */
  readonly #noted: NewLink[] = [];

  constructor(run: RunContext) {
    this.#run = run;
  }

  async go(): Promise<Outcome> {
    const { google, list, userId, key, lease, since } = this.#run;
    const theirs = await google.tasks(list, MOST_TASKS);
    const [read, rows] = await lease.write(async (actor) =>
      Promise.all([readActions(actor, list, since), actor.run(linksOf({ userId, list }))]),
    );
    if (read.rows.length > MOST_TASKS) throw tooMany();
    const { actions, unreadable } = await openActions(key, userId, read);
    const links = await Promise.all(rows.map((row) => opened(key, userId, row)));
    const found = await pairUp({ google, list, most: MOST_TASKS, actions, links, theirs });
    const known = new Set([...links, ...found.pairs].map(({ taskId }) => taskId));
    const unmade = new Map(found.unmade.map((link) => [link.taskId, link.made]));
    const toMake = [...actions.values()].filter(({ id }) => !known.has(id) || unmade.has(id));
    const steps = [
      ...found.pairs.filter(({ taskId }) => !unreadable.has(taskId)).map((pair) => () => this.#settle(pair)),
      ...found.unmade
        .filter(({ taskId }) => !actions.has(taskId))
        .map((link) => () => this.#forget(link.taskId)),
      ...batches(this.#theirNew(found.theirs)).map((some) => () => this.#createHere(some)),
      ...batches(toMake).map((some) => () => this.#createThere(some, unmade)),
    ];
    for (const step of steps) {
      if (this.#run.pace.isOver()) return 'out of time';
      await step();
    }
    for (const some of batches(this.#noted)) await this.#keep(some);
    return this.#again ? 'again' : 'done';
  }

  /** Does `work`; when the task has changed or gone meanwhile, another pass looks at it again. */
  async #orAgain<T>(
    work: () => Promise<T>,
    kinds: readonly string[] = ['changed', 'gone'],
  ): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof GoogleRefusal) || !kinds.includes(error.kind)) throw error;
      this.#again = true;
      return undefined;
    }
  }

  async #keep(links: readonly NewLink[], actor?: Actor): Promise<void> {
    const { key, userId, list, lease } = this.#run;
    const statement = saveLinks(await linkValues(key, userId, list, links));
    await (actor ? actor.run(statement) : lease.write(({ run }) => run(statement)));
  }

  async #forget(taskId: string): Promise<void> {
    const { userId, list, lease } = this.#run;
    await lease.write(({ run }) => run(forgetLink({ userId, list, taskId })));
  }

  async #settle(pair: Pair): Promise<void> {
    const { here, there, link, taskId } = pair;
    const decision = decide(here, there, link ?? { base: null, deletedHereAt: null });
    const done = await this.#orAgain(() => this.#act(decision, pair));
    if (done) this.#run.tally.add(decision.changes);
    if (decision.kind === 'forget') await this.#forget(taskId);
  }

  /** Whether it was done; undefined when it could not be. */
  async #act(decision: Decision, { taskId, here, there, link }: Pair): Promise<true | undefined> {
    const { google, list } = this.#run;
    const made = link?.made ?? 0;
    if (decision.kind === 'merge' && here && there) return this.#merge(decision, { here, there, made }, link);
    if (decision.kind === 'delete-here' && here) return this.#deleteHere(here);
    if (decision.kind === 'restore-here' && there) return this.#restoreHere(taskId, there, made);
    if (decision.kind === 'create-there' && here) {
      await this.#createThere([here], new Map([[taskId, made + 1]]));
      return undefined;
    }
    if (decision.kind === 'delete-there' && there) {
      await google.remove(list, there);
      await this.#forget(taskId);
    }
    return true;
  }

  async #merge(
    { here: write, there: send, base }: Extract<Decision, { kind: 'merge' }>,
    { here, there, made }: { here: Action; there: There; made: number },
    link: Pair['link'],
  ): Promise<true | undefined> {
    const { google, list } = this.#run;
    const sends = Object.keys(send).length > 0;
    const answered = sends ? await google.patch(list, there, send) : there;
    const noted = {
      taskId: here.id,
      there: answered,
      made,
      base: { ...base, title: answered.title },
    };
    if (Object.keys(write).length > 0) return this.#write(here, write, noted, answered);
    if (sends) await this.#keep([noted]);
    else if (!isNoted(link, noted)) this.#noted.push(noted);
    return true;
  }

  /** Writes here what changed there, in the way in which a person's own change is written. */
  #write(
    here: Action,
    { text, completed }: { text?: string; completed?: boolean },
    noted: NewLink,
    there: There,
  ): Promise<true | undefined> {
    return this.#changeHere(here, noted, async (actor) => {
      const words =
        text === undefined ? {} : { ...(await this.#sealed(here.id, text)), format: CURRENT_FORMAT };
      await changeAction(actor, here.id, {
        ...words,
        ...(completed !== undefined && { completed }),
        ...(completed && there.completedAt !== null && { completed_at: there.completedAt }),
      });
    });
  }

  /** Changes an action together with its link, if it is as it was read. */
  async #changeHere(
    here: Action,
    noted: NewLink | undefined,
    work: (actor: Actor) => Promise<unknown>,
  ): Promise<true | undefined> {
    const done = await this.#run.lease.write(async (actor) => {
      if (!(await isAsRead(actor, here))) return undefined;
      if (noted) await this.#keep([noted], actor);
      await work(actor);
      return true as const;
    });
    if (!done) this.#again = true;
    return done;
  }

  #sealed(row: string, text: string): Promise<{ text: string }> {
    const { key, userId } = this.#run;
    return sealRow(key, { person: userId, table: 'tasks', row }, { text });
  }

  /** Its words are kept as a revision: they were not deleted by whoever works here. */
  #deleteHere(here: Action): Promise<true | undefined> {
    const { userId, list } = this.#run;
    return this.#changeHere(here, undefined, async (actor) => {
      await actor.run(saveRevision(actor, 'tasks', here.id, { text: '' }));
      await actor.run(forgetLink({ userId, list, taskId: here.id }));
      await deleteAction(actor, here.id);
    });
  }

  /** Open, as a new one would be: when it is completed there, the next pass completes it here. */
  async #restoreHere(taskId: string, there: There, made: number): Promise<true | undefined> {
    const text = textOfTitle(there.title);
    if (text === null) return undefined;
    const words = await this.#sealed(taskId, text);
    await this.#run.lease.write(async (actor) => {
      await this.#keep([{ taskId, there, made, base: openBase(text, there) }], actor);
      const created_at = actor.now.toISOString();
      await restoreAction(actor, taskId, {
        ...words,
        format: CURRENT_FORMAT,
        completed_at: null,
        created_at,
      });
    });
    this.#again ||= there.completed;
    return true;
  }

  /** Of what is there alone, what is to come here. */
  #theirNew(theirs: readonly There[]): There[] {
    const { since, tally } = this.#run;
    const isRecent = ({ completed, completedAt, updated }: There): boolean =>
      !completed || Date.parse(completedAt ?? updated) >= Date.parse(since);
    const fresh = theirs.filter((task) => !task.deleted && isRecent(task));
    for (const { id, title } of fresh.filter((task) => textOfTitle(task.title) === null)) {
      tally.skip(id, { side: 'there', why: 'empty', text: title });
    }
    return fresh.filter((task) => textOfTitle(task.title) !== null);
  }

  async #createHere(theirs: readonly There[]): Promise<void> {
    const made = theirs.map((there) => ({ there, id: newId(), text: textOfTitle(there.title) ?? '' }));
    const sealed = await Promise.all(
      made.map(async ({ id, text }) => ({
        id,
        ...(await this.#sealed(id, text)),
        format: CURRENT_FORMAT as typeof CURRENT_FORMAT,
      })),
    );
    await this.#run.lease.write(async (actor) => {
      await actor.run(insertTasks(actor, sealed));
      const links = made.map(({ there, id, text }) => ({
        taskId: id,
        there,
        made: 0,
        base: openBase(text, there),
      }));
      await this.#keep(links, actor);
    });
    this.#again ||= theirs.some(({ completed }) => completed);
    this.#run.tally.add(
      made.map(({ text }) => ({ side: 'here', what: 'created', why: 'new', text }) as const),
    );
  }

  /** Notes first what is about to be made, so that whatever was made is known when it is not heard of. */
  async #createThere(actions: readonly Action[], made: ReadonlyMap<string, number>): Promise<void> {
    const { pace } = this.#run;
    if (this.#unsure) return;
    const links = actions.map(({ id, text, completed }) => ({
      taskId: id,
      there: null,
      made: made.get(id) ?? 0,
      base: { text, title: titleOf(text), completed },
    }));
    await this.#keep(links);
    for (const link of links) {
      if (pace.isOver()) {
        this.#again = true;
        return;
      }
      const isHeard = await this.#orAgain(() => this.#make(link), ['away', 'gone']);
      this.#unsure ||= !isHeard;
      if (this.#unsure) return;
    }
  }

  async #make(link: NewLink): Promise<true> {
    const { google, list, tally, productName } = this.#run;
    const { taskId, base, made } = link;
    const notes = notesOf(taskId, made, productName);
    try {
      const there = await google.insert(list, { title: base.title, completed: base.completed, notes });
      await this.#keep([
        { ...link, there, base: { ...base, title: there.title, completed: there.completed } },
      ]);
      const { text } = base;
      tally.add([
        made === 0
          ? { side: 'there', what: 'created', why: 'new', text }
          : { side: 'there', what: 'restored', why: 'later', text },
      ]);
    } catch (error) {
      if (!(error instanceof GoogleRefusal) || error.kind !== 'invalid') throw error;
      await this.#forget(taskId);
      tally.skip(taskId, { side: 'here', why: 'refused', text: base.text });
    }
    return true;
  }
}

const openBase = (text: string, there: There): Base => ({ text, title: there.title, completed: false });

/** Whether the link says so already. */
const isNoted = (link: Pair['link'], { there, base }: NewLink): boolean =>
  link !== undefined &&
  link.googleId === there?.id &&
  link.etag === there?.etag &&
  link.base?.text === base.text &&
  link.base.title === base.title &&
  link.base.completed === base.completed;

function batches<T>(items: readonly T[]): T[][] {
  const found: T[][] = [];
  for (let at = 0; at < items.length; at += BATCH) found.push(items.slice(at, at + BATCH));
  return found;
}

/** Looks at both sides once and brings each what it lacks. */
export const syncPass = (run: RunContext): Promise<Outcome> => new Pass(run).go();
