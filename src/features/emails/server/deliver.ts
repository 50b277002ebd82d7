import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { localDateOf } from '../../../kernel/calendar.ts';
import { LOCALE } from '../../../kernel/locale.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { defineJob } from '../../../server/jobs.ts';
import type { Services } from '../../../server/services.ts';
import { profiles } from '../../profile/tables.ts';
import { summaryWeek, weekFacts, weekInWords, weekName } from '../rules.ts';
import * as texts from '../texts.ts';
import { composeEmail, type EmailContent } from './compose-email.ts';
import { lacksPlan, mayWrite, waitingPlan } from './plan.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';
import { weekOfPerson } from './week.ts';

const KINDS = ['trial-in-3-days', 'trial-tomorrow', 'weekly-summary', 'payment-failed'] as const;
export type MailingKind = (typeof KINDS)[number];

/** An email that is noted as sent. It is composed when it leaves, so it says what is true then. */
export const mailingJob = defineJob({
  name: 'mailing',
  data: z.object({ userId: z.string(), kind: z.enum(KINDS), about: z.string() }),
  retries: 8,
});
export type Mailing = z.output<typeof mailingJob.data>;

type Person = typeof profiles.$inferSelect & { has_no_plan: boolean; may_write: boolean };
type Content = Omit<EmailContent, 'to' | 'from'>;

/** Sends the email, unless it has become untrue or unwanted since it was noted. */
export async function deliverMailing(services: Services, mailing: Mailing): Promise<void> {
  const person = await personOf(services, mailing.userId);
  const content = person && (await contentOf(services, person, mailing));
  if (!person || !content) return;
  await services.mail.deliver(
    composeEmail({ ...content, to: person.email, from: services.config.productName }),
  );
}

async function personOf({ database, clock }: Services, userId: string): Promise<Person | undefined> {
  const now = clock();
  const [profile] = await database.db.select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) return undefined;
  const { rows } = await database.db.execute<{ has_no_plan: boolean; may_write: boolean }>(sql`
    select ${lacksPlan(sql`${userId}::uuid`, now)} as has_no_plan,
      ${mayWrite(database, sql`${userId}::uuid`, now)} as may_write`);
  return { ...profile, has_no_plan: rows[0]?.has_no_plan ?? false, may_write: rows[0]?.may_write ?? false };
}

function contentOf(
  services: Services,
  person: Person,
  { kind, about }: Mailing,
): Content | undefined | Promise<Content | undefined> {
  if (kind === 'payment-failed') return paymentFailed(services, person);
  if (kind === 'weekly-summary') return summary(services, person, about);
  const { trial_notices_enabled, has_no_plan, trial_ends_at } = person;
  const isTrue = trial_ends_at === about && trial_ends_at > services.clock().toISOString();
  if (!trial_notices_enabled || !isTrue) return undefined;
  return has_no_plan ? trialEnds(services, person, kind) : planBegins(services, person);
}

const inDollars = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });

/** Undefined where no plan waits for the end of the trial any more. */
async function planBegins(services: Services, person: Person): Promise<Content | undefined> {
  const { config, database } = services;
  const { id, name, time_zone } = person;
  const { rows } = await database.db.execute<{ current_period_end: string; first_cents: number }>(
    waitingPlan(sql`${id}::uuid`),
  );
  const [plan] = rows;
  if (!plan) return undefined;
  const day = formatDay(localDateOf(new Date(plan.current_period_end), time_zone), { year: true });
  return {
    subject: texts.planBeginsSubject,
    preheader: texts.planBeginsPreheader,
    before: [
      texts.greeting(name),
      texts.planBegins(inDollars.format(plan.first_cents / 100), day),
      texts.planBeginsText,
    ],
    action: { label: texts.openPlanButton, url: `${config.appUrl}/profile#billing` },
    why: texts.whyTrialEmail(config.productName),
    unsubscribe: unsubscribeLink(config, id, 'trial-notices'),
  };
}

function trialEnds(
  { config }: Services,
  { id, name, trial_ends_at, time_zone }: Person,
  kind: 'trial-in-3-days' | 'trial-tomorrow',
): Content {
  const isTomorrow = kind === 'trial-tomorrow';
  const when = new Intl.DateTimeFormat(LOCALE, {
    timeZone: time_zone,
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(new Date(trial_ends_at));
  return {
    subject: isTomorrow ? texts.trialEndsTomorrowSubject : texts.trialEndsIn3DaysSubject,
    preheader: texts.trialPreheader,
    before: [
      texts.greeting(name),
      isTomorrow ? texts.trialEndsTomorrow(when) : texts.trialEndsIn3Days(when),
      texts.trialText,
    ],
    action: { label: texts.seePlansButton, url: `${config.appUrl}/pricing` },
    why: texts.whyTrialEmail(config.productName),
    unsubscribe: unsubscribeLink(config, id, 'trial-notices'),
  };
}

async function summary(services: Services, person: Person, monday: string): Promise<Content | undefined> {
  const { config, clock } = services;
  if (!person.weekly_summary_enabled || !person.may_write) return undefined;
  const week = summaryWeek(monday);
  const today = localDateOf(clock(), person.time_zone);
  const numbers = await weekOfPerson(services, person, week, today);
  return {
    subject: texts.weekSubject,
    preheader: weekName(week),
    before: [texts.greeting(person.name), weekInWords(numbers), weekName(week)],
    facts: weekFacts(numbers),
    action: { label: texts.openDayButton, url: `${config.appUrl}/dashgrowthloop` },
    why: texts.whyWeeklySummary,
    unsubscribe: unsubscribeLink(config, person.id, 'weekly-summary'),
  };
}

function paymentFailed({ config }: Services, { name }: Person): Content {
  return {
    subject: texts.paymentFailedSubject,
    preheader: texts.paymentFailedPreheader,
    before: [texts.greeting(name), texts.paymentFailedText, texts.paymentFailedCause],
    action: { label: texts.updateCardButton, url: `${config.appUrl}/profile#billing` },
    after: [texts.wordsStayYours],
    why: texts.whyPaymentFailed(config.productName),
  };
}
