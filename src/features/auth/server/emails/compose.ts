import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../server/database.ts';
import type { Services } from '../../../../server/services.ts';
import { composeEmail, type EmailContent } from '../../../emails/server.ts';
import { profiles } from '../../../profile/tables.ts';
import { texts } from '../../spoken-texts.ts';
import { user } from '../../tables.ts';

export type Content = Omit<EmailContent, 'from'>;

export const compose = ({ config }: Services, content: Content) =>
  composeEmail({ ...content, from: config.productName });

/** The person's, if a device has told it. */
export async function languageOf({ database }: Services, userId: string) {
  const [profile] = await database.db
    .select({ language: profiles.language })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return profile?.language;
}

/** Who is written to. */
export type Addressee = Pick<typeof user.$inferSelect, 'name' | 'email' | 'emailVerified'>;

export async function accountById(tx: Tx, userId: string) {
  const [account] = await tx.select().from(user).where(eq(user.id, userId));
  return account;
}

/** By name only who has shown that the address is theirs: else anybody's text would go to anybody's address. */
export const greetingOf = ({ name, emailVerified }: Addressee): string =>
  emailVerified ? texts.greeting(name) : texts.greetingWithoutName;
