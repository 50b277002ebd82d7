import { and, eq } from 'drizzle-orm';
import { notFound } from '../../kernel/errors.ts';
import type { AnswerOf, Parsed } from '../../kernel/route.ts';
import type { Api } from '../../server/api.ts';
import type { Statement, Tx } from '../../server/database.ts';
import { firstTime } from '../../server/receipts.ts';
import { cursorOf } from '../journal/rules.ts';
import { todayOf } from '../profile/server.ts';
import { markDay } from '../score/server.ts';
import { type Lesson, listLessons, saveLesson } from './contract.ts';
import { lessonsLearned } from './tables.ts';

interface Write {
  userId: string;
  body: Parsed<(typeof saveLesson)['body']>;
  now: Date;
}

/**
 * Saves a lesson and marks its day. A repeat of the same save changes nothing and answers the same.
 * @throws AppError 409 when the id was used for another lesson.
 */
async function save(tx: Tx, { userId, body, now }: Write): Promise<AnswerOf<typeof saveLesson>> {
  if (await firstTime(tx, { userId, id: body.id, body, now })) {
    const date = await todayOf(tx, userId, now);
    await tx.insert(lessonsLearned).values({ ...body, user_id: userId, date, created_at: now.toISOString() });
    await markDay(tx, { userId, date, flag: 'lesson_learned', now });
  }
  const [lesson] = await tx
    .select({ id: lessonsLearned.id, date: lessonsLearned.date })
    .from(lessonsLearned)
    .where(and(eq(lessonsLearned.user_id, userId), eq(lessonsLearned.id, body.id)));
  if (!lesson) throw notFound('That lesson');
  return lesson;
}

function pageOf(userId: string, { limit, before }: Parsed<(typeof listLessons)['query']>): Statement {
  const columns = 'id, lesson, format, date, created_at';
  const page = 'order by date desc, created_at desc, id desc limit $2';
  if (!before) {
    return {
      name: 'lessons-newest',
      text: `select ${columns} from lessons_learned where user_id = $1 ${page}`,
      values: [userId, limit],
    };
  }
  return {
    name: 'lessons-earlier',
    text: `select ${columns} from lessons_learned
      where user_id = $1 and (date, created_at, id) < ($3::date, $4::timestamptz, $5::uuid) ${page}`,
    values: [userId, limit, before.date, before.created_at, before.id],
  };
}

/** Registers the calls on lessons. */
export function registerLessons(api: Api): void {
  const { database } = api.services;

  api.serve(saveLesson, ({ caller, body, now }) =>
    database.asUser(caller, (tx) => save(tx, { userId: caller.userId, body, now })),
  );

  api.serve(listLessons, async ({ caller, query }) => {
    const lessons = await database.read<Lesson>(caller, pageOf(caller.userId, query));
    return { lessons, next: cursorOf(lessons, query.limit) };
  });
}
