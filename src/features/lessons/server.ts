import { notFound } from '../../kernel/errors.ts';
import { cursorOf } from '../../kernel/pagination.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Actor } from '../../server/database.ts';
import { claim } from '../../server/idempotency.ts';
import { pageOf } from '../../server/page.ts';
import { prepared } from '../../server/statement.ts';
import { todayOf } from '../profile/server.ts';
import { markDay } from '../score/server.ts';
import { type Lesson, listLessons, saveLesson } from './contract.ts';

const insertLesson = prepared<Noted>(
  'lesson-insert',
  `insert into lessons_learned (user_id, id, lesson, format, date, created_at) values ($1, $2, $3, $4, $5, $6)
    returning id, date`,
);
const savedLesson = prepared<Noted>(
  'lesson-saved',
  'select id, date from lessons_learned where user_id = $1 and id = $2',
);

type Noted = AnswerOf<typeof saveLesson>;

/**
 * Saves a lesson and marks its day. A repeat of the same save changes nothing and answers the same.
 * @throws AppError 409 when the id was used for another lesson.
 */
async function save(actor: Actor, body: Parsed<(typeof saveLesson)['body']>): Promise<Noted> {
  const [isFirst, date] = await Promise.all([claim(actor, body.id, body), todayOf(actor)]);
  const { userId, now } = actor;
  const { id, lesson, format } = body;
  const [[noted]] = isFirst
    ? await actor.finish(
        insertLesson(userId, id, lesson, format, date, now.toISOString()),
        markDay('lesson_learned', { userId, date, now }),
      )
    : await actor.finish(savedLesson(userId, id));
  if (!noted) throw notFound('That lesson');
  return noted;
}

const lessonsPage = pageOf<Lesson>('lessons', 'lessons_learned', 'id, lesson, format, date, created_at');

/** Registers the calls on lessons. */
export function registerLessons(api: Api): void {
  api.serve(saveLesson, (actor, { body }) => save(actor, body));

  api.serve(listLessons, async (actor, { query }) => {
    const [lessons] = await actor.finish(lessonsPage(actor.userId, query));
    return { lessons, next: cursorOf(lessons, query.limit) };
  });
}
