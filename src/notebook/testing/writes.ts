import type { RouteName } from '../../api/routes.ts';
import { newId } from '../../kernel/ids.ts';
import type { MutationRequest } from '../../session/perform.ts';
import type { Mutation } from '../mutation.ts';
import type { Change } from '../rows.ts';
import { ANN } from './fake-device.ts';

const AT = '2026-11-20T08:00:00.000Z';

export const lessonRow = (id: string, lesson: string) => ({
  id,
  lesson,
  format: 3,
  date: '2026-11-20',
  created_at: AT,
});

export const taskRow = (id: string, text: string, completed = false) => ({
  id,
  user_id: ANN,
  text,
  format: 3,
  completed,
  completed_at: completed ? AT : null,
  created_at: AT,
});

/** Tests say what a device sends as the server stand-in reads it, without a seal. */
const sent = (call: string, parts: object) => async () =>
  ({ call: call as RouteName, ...parts }) as unknown as MutationRequest;

export function addTask(text: string, id: string = newId()): Mutation {
  return {
    id: newId(),
    what: 'An action',
    words: text,
    request: sent('POST /api/tasks', { body: { id, text } }),
    changes: [{ table: 'tasks', key: id, put: taskRow(id, text) }],
  };
}

export function tick(id: string, completed = true): Mutation {
  const completed_at = completed ? AT : null;
  return {
    id: newId(),
    what: 'A tick',
    request: sent('PATCH /api/tasks/{id}', { params: { id }, body: { completed, completed_at } }),
    changes: [{ table: 'tasks', key: id, set: { completed, completed_at } }],
  };
}

export function removeTask(id: string): Mutation {
  return {
    id: newId(),
    what: 'A deleted action',
    request: sent('DELETE /api/tasks/{id}', { params: { id } }),
    changes: [{ table: 'tasks', key: id, gone: true }],
  };
}

export function addLesson(lesson: string, id: string = newId()): Mutation {
  return {
    id: newId(),
    what: 'A lesson',
    words: lesson,
    request: sent('POST /api/lessons', { body: { id, lesson, format: 3 } }),
    changes: [{ table: 'lessons_learned', key: id, put: lessonRow(id, lesson) }],
  };
}

export function rewordLesson(id: string, lesson: string, based_on = 0): Mutation {
  const changes: Change[] = [{ table: 'lessons_learned', key: id, set: { lesson } }];
  return {
    id: newId(),
    what: 'A lesson',
    words: lesson,
    request: sent('PATCH /api/lessons/{id}', { params: { id }, body: { based_on, lesson } }),
    changes,
  };
}
