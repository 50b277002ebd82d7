import { dayOfPage } from '../../kernel/activity-day.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { notFound } from '../../kernel/errors.ts';
import { cursorOf } from '../../kernel/pagination.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { claim } from '../../server/idempotency.ts';
import { pageOf } from '../../server/page.ts';
import { statement } from '../../server/statement.ts';
import { saveRevision } from '../feed/server.ts';
import { markDay } from '../growth/server.ts';
import { todayOf } from '../profile/server.ts';
import { changeLesson, type Lesson, listLessons, saveLesson } from './contract.ts';
import { texts } from './spoken-texts.ts';

const insertLesson = statement<Noted>('lesson-insert').sql(`
    insert into lessons_learned (user_id, id, lesson, format, date, created_at) values (:userId, :id, :lesson, :format, :date, :now)
    returning id, date`);
const savedLesson = statement<Noted>('lesson-saved').sql(
  'select id, date from lessons_learned where user_id = :userId and id = :id',
);

type Noted = AnswerOf<typeof saveLesson>;

/**
 * Saves a lesson and marks its day. A repeat of the same save changes nothing and answers the same.
 * @throws AppError 409 when the id was used for another lesson.
 */
async function save(actor: Actor, body: Parsed<(typeof saveLesson)['body']>): Promise<Noted> {
  const [isFirst, today] = await Promise.all([claim(actor, body.id, body), todayOf(actor)]);
  const { userId, now } = actor;
  const { id, lesson, format, written } = body;
  const { date, counts } = dayOfPage(written ?? { date: today }, today);
  const {
    noted: [noted],
  } = await actor.finish({
    noted: isFirst
      ? insertLesson({ userId, id, lesson, format, date, now: now.toISOString() })
      : savedLesson({ userId, id }),
    marked: isFirst && counts ? markDay('lesson_learned', { userId, date, now }) : undefined,
  });
  if (!noted) throw notFound(texts.lessonNotFound);
  return noted;
}

const lessonToChange = statement<{ date: LocalDate; seq: number }>('lesson-to-change').sql(
  'select date, seq from lessons_learned where user_id = :userId and id = :id',
);

/** What is null stays as it is. */
const rewriteLesson = statement('lesson-rewrite').sql(`
    update lessons_learned set date = :date, lesson = coalesce(:lesson, lesson),
      format = case when :lesson::text is null then format else :format::smallint end
    where user_id = :userId and id = :id`);

type Changed = AnswerOf<typeof changeLesson>;

/** Writes a lesson again, whatever it says by now, and keeps what it said. */
async function change(
  actor: Actor,
  id: string,
  { lesson, format, date: wanted, based_on }: Parsed<(typeof changeLesson)['body']>,
): Promise<Changed> {
  const { userId } = actor;
  const [[stored], today] = await Promise.all([actor.run(lessonToChange({ userId, id })), todayOf(actor)]);
  if (!stored) throw notFound(texts.lessonNotFound);
  const date = wanted === undefined ? stored.date : dayOfPage({ date: wanted, backdated: true }, today).date;
  await actor.finish({
    former: saveRevision(actor, 'lessons_learned', id, { lesson }),
    lesson: rewriteLesson({ userId, id, date, lesson, format }),
  });
  return { lesson: { id, date }, overwrote: based_on > 0 && stored.seq > based_on };
}

async function changedBefore(actor: Actor, id: string): Promise<Changed> {
  const [stored] = await actor.run(lessonToChange({ userId: actor.userId, id }));
  if (!stored) throw notFound(texts.lessonNotFound);
  return { lesson: { id, date: stored.date }, overwrote: false };
}

const lessonsPage = pageOf<Lesson>('lessons', 'lessons_learned', 'id, lesson, format, date, created_at');

/** Registers the calls on lessons. */
export function registerLessons(api: Api): void {
  api.serve(saveLesson, (actor, { body }) => save(actor, body));

  api.serve(
    changeLesson,
    (actor, { params, body }) => change(actor, params.id, body),
    (actor, { params }) => changedBefore(actor, params.id),
  );

  api.serve(listLessons, async (actor, { query }) => {
    const lessons = await actor.finish(lessonsPage(actor.userId, query));
    return { lessons, next: cursorOf(lessons, query.limit) };
  });
}
