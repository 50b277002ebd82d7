import { expect, test } from 'vitest';
import { type Keyring, open, seal } from '../kernel/seal.ts';
import type { OutgoingMutation } from '../notebook/outbox.ts';
import { sealedAnew } from './sealed-anew.ts';

const ID = '0123456789abcdef';
const PERSON = 'ann';
const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
const [entry, vaultKey] = [await newKey(), await newKey()];
const vault = { id: ID, keys: new Map([[ID, vaultKey]]), isComplete: false };
const before: Keyring = { format: 3, entry };
const now: Keyring = { format: 4, entry, vault };

const at = (table: string, column: string, row: string) => ({ table, column, row, person: PERSON });

/** What a device wrote before it heard of the vault. */
async function page(keyring: Keyring): Promise<OutgoingMutation> {
  const body = {
    id: 'entry',
    format: keyring.format,
    goal: await seal(keyring, 'Run', at('journal_entries', 'goal', 'entry')),
    reflection: '',
    written: { date: '2026-11-20', zone: 'Europe/Berlin' },
    tasks: [
      { id: 'task', text: await seal(keyring, 'Walk', at('tasks', 'text', 'task')), format: keyring.format },
    ],
  };
  return {
    what: 'A journal page',
    request: { call: 'POST /api/journal/entries', body },
    changes: [
      { table: 'journal_entries', key: 'entry', put: {} },
      { table: 'tasks', key: 'task', put: {} },
      { table: 'growth_days', key: '2026-11-20', add: { points: 20 } },
    ],
  } as unknown as OutgoingMutation;
}

interface Body {
  goal: string;
  tasks: { text: string; format: number }[];
}

test.each([
  ['turned on', before, now],
  ['turned off', now, { ...now, format: 3 } as Keyring],
])(
  'what waits while the vault is %s is sealed anew, each text for its place, and nothing else changes',
  async (_, from, to) => {
    const write = await page(from);
    const anew = await sealedAnew(write, { keyring: to, person: PERSON });
    const body = anew.body as Body;
    const [task] = body.tasks;
    expect(anew).toEqual({
      ...write.request,
      body: {
        ...(write.request.body as object),
        format: to.format,
        goal: body.goal,
        tasks: [{ id: 'task', text: task?.text, format: to.format }],
      },
    });
    expect(await open(to, body.goal, to.format, at('journal_entries', 'goal', 'entry'))).toBe('Run');
    expect(await open(to, task?.text ?? '', to.format, at('tasks', 'text', 'task'))).toBe('Walk');
    await expect(open(to, body.goal, from.format, at('journal_entries', 'goal', 'entry'))).rejects.toThrow();
  },
);

test('what cannot be opened here is not sent as something else', async () => {
  const write = await page({ format: 3, entry: await newKey() });
  await expect(sealedAnew(write, { keyring: now, person: PERSON })).rejects.toThrow();
});

test('the one text that no device shows is sealed anew as well', async () => {
  const text = await seal(before, 'An idea', at('content_choices', 'choice_text', 'choice'));
  const body = { id: 'choice', choice_text: text, format: 3 };
  const write: OutgoingMutation = {
    what: 'An idea',
    request: { call: 'POST /api/content/choices', body },
    changes: [],
  };
  const { body: anew } = await sealedAnew(write, { keyring: now, person: PERSON });
  const { choice_text, format } = anew as typeof body;
  expect(format).toBe(4);
  expect(await open(now, choice_text, 4, at('content_choices', 'choice_text', 'choice'))).toBe('An idea');
});
