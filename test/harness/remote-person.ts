import { createHash, randomBytes } from 'node:crypto';
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

/**
 * The words of an action or a goal as they travel: bytes in the shape of an envelope, the same for the same words, so
 * that a call which is made again is the same call, and a test can tell one row from another.
 */
export const sealedWords = (words: string) => ({
  text: Buffer.concat([Buffer.of(3), createHash('sha512').update(words).digest()]).toString('base64'),
  format: 3 as const,
});

/** The same of an item of the bucket list without a reason. */
export function sealedItem(words: string) {
  const { text: item, format } = sealedWords(words);
  return { item, reason: null, format };
}

/** A mood as it travels: the envelope of a digit, the same for the same one. */
export const sealedMood = (step = '4', chosen_at = '2026-11-19T12:00:00.000Z') => {
  const digits = createHash('sha512').update(step).digest().subarray(0, 29);
  return {
    step: Buffer.concat([Buffer.of(3), digits]).toString('base64'),
    format: 3 as const,
    chosen_at,
  };
};

/** A word that does not come back, as it travels. */
export const sealedHiddenMemory = (word = 'Winter') => ({ id: newId(), kind: 'word', ...sealedWords(word) });
/** An answer to a sentence of the insights, as it travels. */
export const sealedInsightAnswer = (words = 'An answer') => ({
  id: newId(),
  kind: 'not_again',
  ...sealedWords(words),
});
/** The same of a category without a description. */
export function sealedCategory(words: string) {
  const { text: category_name, format } = sealedWords(words);
  return { category_name, description: null, format };
}

/** A post that somebody keeps, as it travels. */
export const sealedPost = (words = 'A post') => ({ platform: 'X', ...sealedWords(words) });
/** How somebody writes, as it travels. */
export const sealedVoice = (words = 'voice') => {
  const { text, format } = sealedWords(words);
  return {
    tone_style: text,
    story_patterns: text,
    common_language: text,
    themes: text,
    post_structure: text,
    format,
  };
};
/** What somebody who asks for posts sends. */
export const postRequestBody = (content = 'Slow mornings make better days.') => ({
  platform: 'X',
  idea: 'Slow mornings',
  type: 'topic' as const,
  content,
  cta: 'Tell me about yours',
  voiceProfile: {
    tone_style: 'Sentences of about 9 words.',
    story_patterns: '',
    common_language: '',
    themes: '',
    post_structure: '',
  },
  lesson_id: null,
  value_focus: 'Family',
  format_instructions: 'One thought.',
});

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
      { id: newId(), ...sealedWords('Call Dad') },
      { id: newId(), ...sealedWords('Walk at lunch') },
    ],
  };
}

/** A batch of one entry of another journal, as it comes in. */
export const importBatch = (id = newId(), import_id = newId()) => ({
  import_id,
  source: 'day_one' as const,
  format: 3 as const,
  rows: [
    {
      table: 'journal_entries' as const,
      row: {
        id,
        date: '2020-02-29',
        celebration: '',
        goal: '',
        goal_importance: '',
        reflection: envelope(120, 3),
        value_alignment: '',
        action: '',
        start_time: null,
        end_time: null,
        created_at: '2020-02-29T08:00:00.000Z',
      },
    },
  ],
});
