import { expect, test } from 'vitest';
import { device } from '../../../../test/harness/page-device.ts';
import { NOW, pagePerson, TODAY } from '../../../../test/harness/page-person.ts';
import { syncedRows } from '../../../../test/harness/synced.ts';
import { newId } from '../../../kernel/ids.ts';
import { formerVersions } from '../../feed/client.ts';
import { lessonOf, lessonsNewestFirst, lessonsOf } from './views.ts';

const { editLesson, noteLesson } = await import('./ops.ts');

const stage = pagePerson();

async function noted(text: string) {
  const id = newId();
  await noteLesson({ id, text, draft: 'draft' });
  const lesson = lessonOf(device().tables, id);
  if (!lesson) throw new Error('no lesson');
  return lesson;
}

const lessonsThere = async () => (await syncedRows(stage.ann))('lessons_learned');

test('LSN-03 a lesson shows at once with the mark of its day, and the server has both', async () => {
  device().online = false;
  expect(lessonsOf(device().tables, TODAY)).toEqual([]);
  const { id } = await noted('Less is enough');
  expect(lessonsOf(device().tables, TODAY)).toHaveLength(1);
  expect(device().tables.growth_days.get(TODAY)).toMatchObject({ lesson_learned: true, points: 0 });
  await device().send();
  const [there] = await lessonsThere();
  expect(there).toMatchObject({ id, date: TODAY, format: 3 });
  expect(await device().opened('lessons_learned', 'lesson', { ...there, id })).toBe('Less is enough');
  const [day] = (await syncedRows(stage.ann))('growth_days');
  expect(day).toMatchObject({ date: TODAY, lesson_learned: true });
});

test('a lesson that arrives a day late is of the day on which it was noted', async () => {
  device().online = false;
  device().now = new Date('2026-11-18T17:00:00.000Z');
  await noted('Ask first');
  await device().send();
  expect(await lessonsThere()).toMatchObject([{ date: '2026-11-18', created_at: NOW }]);
});

test('what an earlier build sent and did not hear of is sent as it was', async () => {
  const id = newId();
  const lesson = await device().sealer.seal('lessons_learned', 'lesson', id, 'Less is enough');
  const body = { id, lesson, format: 3 as const };
  expect((await stage.ann.post('/api/lessons', body)).status).toBe(200);
  const sent = { sealed: lesson, format: 3 as const };
  await noteLesson({ id, text: 'Less is enough', sent, draft: 'draft' });
  expect(await lessonsThere()).toMatchObject([{ id, lesson }]);
});

test('an edit changes the lesson and keeps what it said; one that changes nothing is none', async () => {
  const lesson = await noted('Less is enough');
  await editLesson(lesson, 'Less is plenty');
  expect(lessonOf(device().tables, lesson.id)?.lesson).toBe('Less is plenty');
  expect(formerVersions(device().tables, 'lessons_learned', lesson.id)).toMatchObject([
    { texts: { lesson: 'Less is enough' } },
  ]);
  const [there] = await lessonsThere();
  expect(await device().opened('lessons_learned', 'lesson', { ...there, id: lesson.id })).toBe(
    'Less is plenty',
  );
  await editLesson({ ...lesson, lesson: 'Less is plenty' }, 'Less is plenty');
  expect((await syncedRows(stage.ann))('revisions')).toHaveLength(1);
});

test('the newest lesson is on top', async () => {
  device().online = false;
  const first = await noted('first');
  device().now = new Date('2026-11-19T17:01:00.000Z');
  const second = await noted('second');
  expect(lessonsNewestFirst(device().tables).map(({ id }) => id)).toEqual([second.id, first.id]);
});
