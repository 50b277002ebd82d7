import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Api } from '../../src/server/api.ts';
import type { Email } from '../../src/server/mail.ts';
import type { Outbox } from '../../src/server/stand-ins.ts';
import { serveOutboxPage } from './page.ts';

const KEEP = 200;

/** An email as the developer's outbox shows it. */
export interface StoredEmail extends Email {
  /** Addresses that the text points to, in order. */
  links: string[];
  sent_at: string;
}

/** Keeps mail in files, where no mail server is set: one for each email, readable to this user alone. */
export class FileOutbox implements Outbox {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, 'outbox');
  }

  async put(email: Email, now: Date): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const kept: StoredEmail = { ...email, links: linksIn(email.text), sent_at: now.toISOString() };
    const file = join(this.#folder, `${Date.now()}-${randomUUID()}.json`);
    await writeFile(file, JSON.stringify(kept, null, 2), { mode: 0o600 });
    await chmod(file, 0o600);
    await this.#forgetOldest();
  }

  register(api: Api): void {
    serveOutboxPage(api, this);
  }

  /** The newest first. */
  async list(): Promise<StoredEmail[]> {
    const names = await this.#names();
    const texts = await Promise.all(
      names.map((name) => readFile(join(this.#folder, name), 'utf8').catch(() => '')),
    );
    return texts.filter(Boolean).map((text) => JSON.parse(text) as StoredEmail);
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  }

  async #forgetOldest(): Promise<void> {
    const old = (await this.#names()).slice(KEEP);
    await Promise.all(old.map((name) => rm(join(this.#folder, name), { force: true })));
  }
}

export const linksIn = (text: string): string[] => text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
