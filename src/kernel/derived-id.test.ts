import { expect, test } from 'vitest';
import { derivedId, idSecretOf } from './derived-id.ts';
import { idSchema } from './ids.ts';
import { deriveEntryKey } from './seal.ts';

const PERSON = '01900000-0000-7000-8000-0000000000aa';
const keyOf = (person: string, salt: number) => deriveEntryKey(person, new Uint8Array(32).fill(salt));

test('the same parts give the same id on any device of the person’s, and nobody else’s', async () => {
  const secret = await idSecretOf(await keyOf(PERSON, 1));
  const again = await idSecretOf(await keyOf(PERSON, 1));
  const other = await idSecretOf(await keyOf(PERSON, 2));
  const id = await derivedId(secret, ['csv', '2020-05-05', 'Walked']);
  expect(await derivedId(again, ['csv', '2020-05-05', 'Walked'])).toBe(id);
  expect(await derivedId(other, ['csv', '2020-05-05', 'Walked'])).not.toBe(id);
  expect(await derivedId(secret, ['csv', '2020-05-05Walked', ''])).not.toBe(id);
  expect(idSchema.parse(id)).toBe(id);
  expect(id).toMatch(/^.{14}8.{4}[89ab]/);
  expect(secret.extractable).toBe(false);
});
