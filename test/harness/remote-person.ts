import { randomBytes } from 'node:crypto';
import { newId } from '../../src/kernel/ids.ts';

/** Somebody signed in at a server in another process. */
export interface RemotePerson {
  userId: string;
  token: string;
}

const account = { name: 'Ann Bee', password: 'secret-1' };

async function tokenWith(url: string, answer: Response): Promise<string> {
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = await fetch(`${url}/api/auth/token`, { headers: { cookie, origin: url } });
  return (await token.json()).token;
}

async function authenticate(url: string, path: string, body: object): Promise<RemotePerson> {
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const token = await tokenWith(url, answer);
  return { userId: (await answer.json()).user.id, token };
}

export const signUpAt = (url: string, email: string): Promise<RemotePerson> =>
  authenticate(url, 'sign-up/email', { ...account, email });

export const signInAt = (url: string, email: string): Promise<RemotePerson> =>
  authenticate(url, 'sign-in/email', { email, password: account.password });

/** Bytes in the shape of an envelope. Nobody can open them, which is all the same to the server. */
export function envelope(bytes = 120, version = 2): string {
  return Buffer.concat([Buffer.of(version), randomBytes(bytes)]).toString('base64');
}

/** A journal page as the browser sends it, with two actions. */
export function journalPage(now = new Date()) {
  return {
    celebration: envelope(),
    goal: envelope(),
    goal_importance: envelope(),
    reflection: envelope(),
    value_alignment: envelope(),
    action: envelope(),
    id: newId(),
    format: 2,
    start_time: now.toISOString(),
    tasks: [
      { id: newId(), text: 'Call Dad' },
      { id: newId(), text: 'Walk at lunch' },
    ],
  };
}
