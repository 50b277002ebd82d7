import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/kernel/ids.ts';
import { createTestApp, type Person, type TestApp } from '../harness/app.ts';
import { sealedWords } from '../harness/remote-person.ts';

let app: TestApp;
let ann: Person;

beforeAll(async () => {
  app = await createTestApp();
  ann = await app.person();
});
afterAll(() => app.close());

/** Sends a body as bytes, so that it need not be a text. */
async function sendBytes(
  method: string,
  path: string,
  body: Buffer,
): Promise<{ status: number; code?: string }> {
  const headers = {
    authorization: `Bearer ${ann.token}`,
    'content-type': 'application/json',
    origin: app.config.appUrl,
  };
  const response = await app.fetch(path, { method, headers, body: new Uint8Array(body) });
  return { status: response.status, code: (await response.json()).error?.code };
}

const postBytes = (path: string, body: Buffer) => sendBytes('POST', path, body);
/** Into a text that is readable on purpose. */
const patchName = (body: Buffer) => sendBytes('PATCH', '/api/profile', body);

const around = (text: Buffer) => Buffer.concat([Buffer.from('{"name":"'), text, Buffer.from('"}')]);
const nameOf = async () => (await ann.get('/api/profile')).body.name;

const refused = { status: 400, code: 'invalid' };

describe('a text is stored as it was sent, or refused', () => {
  test.each<[string, Buffer]>([
    ['a byte that begins no character', Buffer.from([0x61, 0xff])],
    ['a character that is cut short', Buffer.from([0xf0, 0x9f, 0x8c])],
    ['an overlong form', Buffer.from([0xc0, 0xaf])],
    ['half a character as bytes', Buffer.from([0xed, 0xa0, 0x80])],
    ['Latin-1', Buffer.from('caf\u00e9', 'latin1')],
    ['half a character, spelled', Buffer.from('Walk \\ud83c')],
    ['the other half, spelled in capitals', Buffer.from('\\uDF31 walk')],
    ['two halves in the wrong order', Buffer.from('\\udf31\\ud83c')],
  ])('%s is refused', async (_what, text) => {
    expect(await patchName(around(text))).toEqual(refused);
    expect(await nameOf()).toBe('Ann Bee');
  });

  test('the auth routes refuse it too', async () => {
    const account = (name: Buffer) =>
      Buffer.concat([
        Buffer.from('{"email":"half@example.com","password":"secret-1","name":"'),
        name,
        Buffer.from('"}'),
      ]);
    for (const name of [Buffer.from('Ann \\ud83c'), Buffer.from([0x41, 0xff])]) {
      expect(await postBytes('/api/auth/sign-up/email', account(name))).toEqual(refused);
    }
    expect(await app.sql("select 1 from auth.user where email = 'half@example.com'")).toEqual([]);
  });

  test('brackets without end are refused, with and without half a character to look for', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const { text, format } = sealedWords('Walk');
    for (const more of ['Walk', '\\ud83c\\udf31']) {
      const body = Buffer.from(
        `{"id":"${newId()}","text":"${text}","format":${format},"some":"${more}","more":${deep}}`,
      );
      const { status } = await postBytes('/api/tasks', body);
      expect(status).toBeLessThan(500);
    }
    await app.sql('delete from tasks');
  });

  test('half a character in a key is refused too', async () => {
    const words = JSON.stringify({ id: newId(), ...sealedWords('Walk') });
    const body = Buffer.from(words.replace('}', ',"\\ud83c":1}'));
    expect(await postBytes('/api/tasks', body)).toEqual(refused);
  });

  test('nothing of it was kept', async () => {
    expect((await ann.get('/api/tasks')).body).toEqual({ tasks: [] });
  });

  test.each([
    '🌱 written',
    '🏃‍♀️🇨🇭 e\u0301',
    'שלום, עולם',
    '\u202eright to left',
    'a\\ud83c kept as typed',
    'tab\tand "quotes"',
    '\u{1F331}\u{E0100}',
  ])('%s comes back as it was', async (text) => {
    const spelled = JSON.stringify({ name: text }).replace(
      /[\u0080-\uffff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    expect((await patchName(Buffer.from(spelled))).status).toBe(200);
    expect(await nameOf()).toBe(text);
  });
});
