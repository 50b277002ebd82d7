import { dayOfInstant } from '../../kernel/activity-day.ts';
import { CADENCES, type Cadence, cadenceOf, nextReview } from '../../kernel/cadence.ts';
import { notFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { AnswerOf, BodyOf } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { ofAnotherFormat } from '../../server/formats.ts';
import { columnList, statement } from '../../server/statement.ts';
import { saveVisionRevision } from '../feed/server.ts';
import { earnForVision, earnForVisionReview, earnNothing } from '../growth/server.ts';
import { zoneOf } from '../profile/server.ts';
import {
  chooseVisionCadence,
  columnOf,
  listVisions,
  reviewVision,
  SECTIONS,
  type Section,
  saveVision,
  type VisionState,
  type Visions,
  visionsSchema,
} from './contract.ts';
import { texts } from './spoken-texts.ts';

const everything = statement<Visions>('visions').sql(
  `select ${columnList(Object.keys(visionsSchema.shape))} from profiles where id = :userId`,
);

/** What is known of a document before it is written again; the texts themselves stay where they are. */
interface Before extends VisionState {
  format: number | null;
  /** The other documents that hold words. */
  others: Section[];
}

/** A document's statements. Another envelope of `others`, by section, is written where there is one. */
function statementsOf(section: Section) {
  const column = columnOf(section);
  const others = SECTIONS.filter((other) => other !== section);
  const state = ['frequency', 'next_review', 'saved_at', 'reviewed_at']
    .map((name) => `${column}_${name} as ${name}`)
    .join(', ');
  const written = others.map((other) => `case when ${columnOf(other)} <> '' then '${other}' end`);
  const resealed = others.map(
    (other) => `${columnOf(other)} = coalesce(:envelopes::jsonb ->> '${other}', ${columnOf(other)})`,
  );
  return {
    state: statement<VisionState>(`vision-${section}`).sql(
      `select ${state} from profiles where id = :userId`,
      ['userId'],
    ),
    before: statement<Before>(`vision-before-${section}`).sql(
      `
    select ${state}, visions_format as format, array_remove(array[${written.join(', ')}], null) as others
        from profiles where id = :userId`,
      ['userId'],
    ),
    // Each version has a later instant than the one before: it is known by it.
    write: statement<VisionState>(`vision-write-${section}`).sql(
      `
    update profiles set ${column} = :text, visions_format = :format, ${resealed.join(', ')},
          ${column}_saved_at = greatest(:at, (${column}_saved_at at time zone 'UTC' + interval '1 ms') at time zone 'UTC'),
          ${column}_next_review = coalesce(${column}_next_review, :firstReview), updated_at = :now
        where id = :userId returning ${state}`,
      ['userId', 'text', 'format', 'at', 'firstReview', 'now', 'envelopes'],
    ),
    choose: statement<VisionState>(`vision-cadence-${section}`).sql(
      `
    update profiles set ${column}_frequency = :frequency, ${column}_next_review = :nextReview, updated_at = :now
        where id = :userId returning ${state}`,
      ['userId', 'frequency', 'nextReview', 'now'],
    ),
    // A review that is told late leaves what a later one scheduled.
    review: statement(`vision-review-${section}`).sql(
      `
    update profiles set ${column}_next_review = :scheduled, ${column}_reviewed_at = :at, updated_at = :now
        where id = :userId and (${column}_reviewed_at is null or ${column}_reviewed_at < :at)`,
      ['userId', 'scheduled', 'at', 'now'],
    ),
  };
}

const statements = Object.fromEntries(SECTIONS.map((section) => [section, statementsOf(section)])) as Record<
  Section,
  ReturnType<typeof statementsOf>
>;

/** @throws AppError 404 without a profile */
function known<State>(state: State | undefined): State {
  if (!state) throw notFound(texts.visionNotFound);
  return state;
}

/** The instant at which something was done, its day, and what the cadences give from there. */
async function momentOf(actor: Actor, at: string | undefined) {
  const zone = await zoneOf(actor);
  const moment = dayOfInstant(at ?? actor.now.toISOString(), actor.now, zone);
  const next = (cadence: Cadence) => nextReview(new Date(moment.at), cadence, zone).toISOString();
  return { ...moment, next };
}

type Given = Pick<BodyOf<typeof saveVision>, 'format' | 'others'>;

/** One format is said of all documents: none may be left behind in another. @throws AppError 400 or 409 */
function checkWhole(before: Before, { format, others = {} }: Given): void {
  const isWhole = before.format === format || before.others.every((section) => others[section] !== undefined);
  if (!isWhole) throw ofAnotherFormat(before.format, format);
}

/** Envelopes for documents that stand in another format; what is of this one is not this call's to change. */
const newEnvelopes = (before: Before, { format, others = {} }: Given): string =>
  JSON.stringify(
    before.format === format
      ? {}
      : Object.fromEntries(before.others.map((section) => [section, others[section]])),
  );

/** Writes a document again, whatever it says by now, and keeps what it said. */
async function save(
  actor: Actor,
  section: Section,
  body: BodyOf<typeof saveVision>,
): Promise<AnswerOf<typeof saveVision>> {
  const { userId, now } = actor;
  const [found] = await actor.run(statements[section].before({ userId }));
  const before = known(found);
  checkWhole(before, body);
  const { text, based_on } = body;
  const { at, date, counts, next } = await momentOf(actor, body.at);
  const firstReview = text === null ? null : next(cadenceOf(before.frequency));
  const {
    earned: [earned],
    vision: [vision],
  } = await actor.finish({
    earned: counts && text !== null ? earnForVision({ userId, date, now }, newId(), section) : earnNothing(),
    former: saveVisionRevision(actor, columnOf(section), text),
    vision: statements[section].write({
      userId,
      text,
      format: body.format,
      at,
      firstReview,
      now: now.toISOString(),
      envelopes: newEnvelopes(before, body),
    }),
  });
  const isLater = based_on === null || Date.parse(before.saved_at ?? '') > Date.parse(based_on);
  return {
    vision: known(vision),
    points: earned?.points ?? 0,
    overwrote: before.saved_at !== null && isLater,
  };
}

async function choose(
  actor: Actor,
  section: Section,
  { frequency, at }: BodyOf<typeof chooseVisionCadence>,
): Promise<AnswerOf<typeof chooseVisionCadence>> {
  const { next } = await momentOf(actor, at);
  const [vision] = await actor.finish(
    statements[section].choose({
      userId: actor.userId,
      frequency,
      nextReview: next(frequency),
      now: actor.now.toISOString(),
    }),
  );
  return { vision: known(vision) };
}

/** Schedules the next review, marks the day and gives its points, unless the day has them or is told of too late. */
async function review(
  actor: Actor,
  section: Section,
  { at: asked, next_review: shown }: BodyOf<typeof reviewVision>,
): Promise<AnswerOf<typeof reviewVision>> {
  const { userId, now } = actor;
  const [before] = await actor.run(statements[section].state({ userId }));
  const { at, date, counts, next } = await momentOf(actor, asked);
  const isOfACadence = shown !== undefined && CADENCES.map(next).includes(new Date(shown).toISOString());
  const scheduled = isOfACadence ? shown : next(cadenceOf(known(before).frequency));
  const {
    earned: [earned],
    vision: [vision],
  } = await actor.finish({
    earned: counts ? earnForVisionReview({ userId, date, now }, newId(), section) : earnNothing(),
    review: statements[section].review({ userId, scheduled, at, now: now.toISOString() }),
    vision: statements[section].state({ userId }),
  });
  return { vision: known(vision), points: earned?.points ?? 0 };
}

async function stateOf(actor: Actor, section: Section): Promise<{ vision: VisionState }> {
  const [vision] = await actor.finish(statements[section].state({ userId: actor.userId }));
  return { vision: known(vision) };
}

/** Registers the calls on the vision documents. */
export function registerVisions(api: Api): void {
  api.serve(listVisions, async (actor) => {
    const [visions] = await actor.finish(everything({ userId: actor.userId }));
    return known(visions);
  });

  api.serve(
    saveVision,
    (actor, { params, body }) => save(actor, params.section, body),
    async (actor, { params }) => ({
      ...(await stateOf(actor, params.section)),
      points: 0,
      overwrote: false,
    }),
  );

  api.serve(
    chooseVisionCadence,
    (actor, { params, body }) => choose(actor, params.section, body),
    (actor, { params }) => stateOf(actor, params.section),
  );

  api.serve(
    reviewVision,
    (actor, { params, body }) => review(actor, params.section, body),
    async (actor, { params }) => ({ ...(await stateOf(actor, params.section)), points: 0 }),
  );
}
