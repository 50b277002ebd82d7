import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import type { Api } from '../../../server/api.ts';
import { plainPage } from '../../../server/plain-page.ts';
import type { Services } from '../../../server/services.ts';
import { openToken, signedToken } from '../../../server/signed-token.ts';
import { profiles } from '../../profile/tables.ts';
import { reminderDaysSchema, reminderTimeSchema } from '../../reminders/contract.ts';
import { type StoredReminders, settingsOf, storedReminders, withChannel } from '../../reminders/rules.ts';
import { texts } from '../spoken-texts.ts';
import { type Mailing, UNSUBSCRIBE_PATH, unsubscribeTokenOf } from './unsubscribe-link.ts';

/** What the page says: it asks, it has stopped the emails, or it has turned them back on. */
type State = 'asks' | 'stopped' | 'on';

const titles = (): Record<Mailing, Record<State, string>> => ({
  'weekly-summary': {
    asks: texts.stopWeeklySummaryTitle,
    stopped: texts.weeklySummaryStoppedTitle,
    on: texts.weeklySummaryOnTitle,
  },
  'trial-notices': {
    asks: texts.stopTrialEmailsTitle,
    stopped: texts.trialEmailsStoppedTitle,
    on: texts.trialEmailsOnTitle,
  },
  reminders: {
    asks: texts.stopRemindersTitle,
    stopped: texts.remindersStoppedTitle,
    on: texts.remindersOnTitle,
  },
});

/** The reminders as they were before email was stopped: what its undoing brings back. */
const formerSchema = z.object({
  userId: z.uuid(),
  reminder_time_am: reminderTimeSchema.nullable(),
  reminder_time_pm: reminderTimeSchema.nullable(),
  reminder_days_am: reminderDaysSchema,
  reminder_days_pm: reminderDaysSchema,
});
type Former = z.output<typeof formerSchema>;

type Row = typeof profiles.$inferSelect;
const remindersOf = (row: Row) => row as Row & StoredReminders;

/** Whose emails of which kind. */
interface Asked {
  userId: string;
  mailing: Mailing;
}

/**
 * The unsubscribe page. Opening it only asks, because programs open links too. A mailbox provider that
 * offers a button of its own posts to the same address (RFC 8058), without cookies; so does the button on the page.
 */
export function serveUnsubscribe({ hono, services }: Api): void {
  hono.get(UNSUBSCRIBE_PATH, async (context) => {
    const asked = askedOf(services, context);
    if (!asked) return voidPage(services, context);
    const row = await rowOf(services, asked.userId);
    const state = row !== undefined && wants(row, asked.mailing) ? 'asks' : 'stopped';
    return context.html(page(services, context, asked, state));
  });

  hono.post(UNSUBSCRIBE_PATH, async (context) => {
    const asked = askedOf(services, context);
    if (!asked) return voidPage(services, context);
    const { answer, former } = await context.req.parseBody();
    if (answer === 'undo') {
      await turnOn(services, asked, formerOf(services, asked, String(former ?? '')));
      return context.html(page(services, context, asked, 'on'));
    }
    const before = await turnOff(services, asked);
    return context.html(page(services, context, asked, 'stopped', before));
  });
}

function askedOf({ config }: Services, context: Context): Asked | undefined {
  context.header('Cache-Control', 'no-store');
  return unsubscribeTokenOf(config, context.req.query('token') ?? '');
}

async function rowOf({ database }: Services, userId: string): Promise<Row | undefined> {
  const [row] = await database.db.select().from(profiles).where(eq(profiles.id, userId));
  return row;
}

function wants(row: Row, mailing: Mailing): boolean {
  if (mailing === 'weekly-summary') return row.weekly_summary_enabled;
  return mailing === 'trial-notices' ? row.trial_notices_enabled : row.email_reminders_enabled;
}

/** The columns that say whether the emails are wanted, as the profile page would set them. */
function columnsFor(row: Row, mailing: Mailing, on: boolean): Partial<Row> {
  if (mailing === 'weekly-summary') return { weekly_summary_enabled: on };
  if (mailing === 'trial-notices') return { trial_notices_enabled: on };
  return storedReminders(withChannel(settingsOf(remindersOf(row)), 'email', on));
}

/** Stops the emails and returns what undoing that restores; undefined when they were stopped before. */
const turnOff = (services: Services, asked: Asked): Promise<Row | undefined> =>
  change(services, asked, false, (row) => columnsFor(row, asked.mailing, false));

const turnOn = (services: Services, asked: Asked, former: Former | undefined): Promise<Row | undefined> =>
  change(services, asked, true, (row) => {
    const columns = columnsFor(row, asked.mailing, true);
    if (!former) return columns;
    const { userId: _, ...times } = former;
    return { ...columns, ...times };
  });

/** Answers the row as it was before; undefined when there was nothing to change. */
async function change(
  { database, clock }: Services,
  { userId, mailing }: Asked,
  on: boolean,
  columns: (row: Row) => Partial<Row>,
): Promise<Row | undefined> {
  const now = clock();
  return database.asJob(userId, now, async ({ tx }) => {
    const [row] = await tx.select().from(profiles).where(eq(profiles.id, userId));
    if (!row || wants(row, mailing) === on) return undefined;
    const change = { ...columns(row), updated_at: now.toISOString() };
    await tx.update(profiles).set(change).where(eq(profiles.id, userId));
    return row;
  });
}

function formerToken({ config }: Services, row: Row): string {
  const { reminder_time_am, reminder_time_pm, reminder_days_am, reminder_days_pm } = row;
  const times = { reminder_time_am, reminder_time_pm, reminder_days_am, reminder_days_pm };
  const text = JSON.stringify({ userId: row.id, ...times });
  return signedToken(config.authSecret, 'unsubscribe-undo', Buffer.from(text));
}

function formerOf({ config }: Services, { userId, mailing }: Asked, token: string): Former | undefined {
  const opened = openToken(config.authSecret, 'unsubscribe-undo', token);
  const former = opened && formerSchema.parse(JSON.parse(Buffer.from(opened).toString('utf8')));
  return mailing === 'reminders' && former?.userId === userId ? former : undefined;
}

const profileLink = () => html`<a class="quiet" href="/profile">${texts.profileLink}</a>`;

const voidPage = ({ config }: Services, context: Context) =>
  context.html(
    plainPage(
      config,
      texts.linkBrokenTitle,
      html`<p>${texts.linkBrokenText}</p>
        <div class="ways"><a class="button" href="/profile">${texts.profileLink}</a></div>`,
    ),
    400,
  );

/** `before`: the row as it was, right after the emails were stopped. */
function page(
  services: Services,
  context: Context,
  { mailing }: Asked,
  state: State,
  before: Row | undefined = undefined,
) {
  const { config } = services;
  const title = titles()[mailing][state];
  const action = `${UNSUBSCRIBE_PATH}?token=${context.req.query('token') ?? ''}`;
  if (state !== 'stopped') {
    return plainPage(
      config,
      title,
      html`<p>${state === 'on' ? texts.onText : texts.stopText}</p>
        <form class="ways" method="post" action="${action}">
          <button ${state === 'on' ? 'class=secondary' : ''} type="submit" name="answer" value="stop">${texts.stopButton}</button>
          ${profileLink()}
        </form>`,
    );
  }
  return plainPage(
    config,
    title,
    html`<p>${texts.stoppedText}</p>
      <form class="ways" method="post" action="${action}">
        ${before && mailing === 'reminders' ? html`<input type="hidden" name="former" value="${formerToken(services, before)}" />` : ''}
        <button class="secondary" type="submit" name="answer" value="undo">${texts.turnOnButton}</button>
        ${profileLink()}
      </form>`,
  );
}
