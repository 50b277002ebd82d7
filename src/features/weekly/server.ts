import { localDateOf } from '../../kernel/calendar.ts';
import { forbidden } from '../../kernel/errors.ts';
import type { AnswerOf, BodyOf } from '../../kernel/route.ts';
import { openRows } from '../../kernel/sealed-row.ts';
import { AfterCommit, type Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import type { Services } from '../../server/services.ts';
import { statement } from '../../server/statement.ts';
import { putInsights, reviewCategories, weeklyInsights } from './contract.ts';
import { modelRequest } from './engine/model-request.ts';
import type { CitedKind } from './engine/notebook.ts';
import { categoriesOf } from './rules.ts';
import { registerInsightAnswers } from './server/answers.ts';
import { askEngine } from './server/ask-engine.ts';
import { isAgreed, withModel } from './server/ask-model.ts';
import { ownCategories, registerCategories } from './server/categories.ts';
import { chosenValues, coreValues, readNotebook } from './server/opened-notebook.ts';

/** Without a profile days are those of UTC. */
const NO_ZONE = 'UTC';

const saved = statement('weekly-keep').sql(`
    insert into weekly_insights (user_id, week, text, format, updated_at) values (:userId, :week, :text, :format, :now)
    on conflict (user_id, week) do update
      set text = excluded.text, format = excluded.format, updated_at = excluded.updated_at`);

/** What can be said of a week, from the stored rows: by a language model for whoever has agreed to it. */
async function insights(
  actor: Actor,
  { userId, startDate, endDate }: BodyOf<typeof weeklyInsights>,
  { entryKeys, languageModel }: Services,
): Promise<AfterCommit<AnswerOf<typeof weeklyInsights>>> {
  if (userId !== actor.userId) throw forbidden();
  const week = { start: startDate, end: endDate };
  const zone = (await actor.timeZone()) ?? NO_ZONE;
  const openNotebook = await readNotebook(actor, week, zone);
  const [key, agreed] = await Promise.all([
    entryKeys.keyOf(actor),
    languageModel && isAgreed(actor, languageModel),
  ]);
  const today = localDateOf(actor.now, zone);
  return new AfterCommit(async () => {
    const { notebook, answers } = await openNotebook(key);
    const own = await askEngine({ insights: { notebook, week, today, answers } });
    const mayAsk = languageModel && agreed && !own.isGuarded;
    return mayAsk ? withModel(languageModel, modelRequest(notebook, week), own, answers) : own;
  });
}

/** How callers may name what a note is; anything else is a lesson. */
const KINDS: Record<string, CitedKind> = {
  journal: 'entry',
  entry: 'entry',
  action: 'action',
  task: 'action',
};

const notesOf = (notes: BodyOf<typeof reviewCategories>['lessons']) =>
  notes.map(({ type, created_at, content }, place) => ({
    kind: KINDS[type] ?? 'lesson',
    id: String(place),
    created_at,
    content,
  }));

/** Sorts the notes that the caller brings by the person's categories. */
async function review(
  actor: Actor,
  { lessons, growth }: BodyOf<typeof reviewCategories>,
  { entryKeys }: Services,
): Promise<AfterCommit<AnswerOf<typeof reviewCategories>>> {
  const { userId } = actor;
  const {
    stored,
    profile: [profile],
  } = await actor.run({
    stored: ownCategories({ userId }),
    profile: coreValues({ userId }),
  });
  const key = await entryKeys.keyOf(actor);
  return new AfterCommit(async () => {
    const own = await openRows(key, userId, 'user_categories', stored);
    const categories = categoriesOf(own, chosenValues(profile));
    return askEngine({ review: { notes: notesOf(lessons), growth, categories } });
  });
}

/** Registers what is kept of weeks, answers to insights, the categories, and the functions that run the engine for callers of the API. */
export function registerWeekly(api: Api): void {
  api.serve(putInsights, async ({ userId, now, finish }, { params, body: { text, format } }) => {
    await finish(saved({ userId, week: params.week, text, format, now: now.toISOString() }));
    return undefined;
  });

  registerInsightAnswers(api);

  registerCategories(api);

  api.serve(weeklyInsights, (actor, { body, services }) => insights(actor, body, services));

  api.serve(reviewCategories, (actor, { body, services }) => review(actor, body, services));
}
