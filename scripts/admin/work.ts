import { composeEmail } from '../../src/features/emails/server.ts';
import { StartFailure } from '../../src/server/start-failure.ts';
import { asLines, type Command } from './command.ts';

/** What was given up, without what it was told: that may name somebody. */
const FAILED = `select id, name as kind, to_char(created_on, 'YYYY-MM-DD HH24:MI') as since,
    to_char(completed_on, 'YYYY-MM-DD HH24:MI') as given_up, retry_count + 1 as attempts, output->>'reason' as reason
  from pgboss.job where state = 'failed' order by completed_on desc`;
const EVENTS_SHOWN = 50;

const hasJobs = "select to_regclass('pgboss.job') is not null as found";

export const workCommands: Record<string, Command> = {
  'failed-jobs': {
    takes: '',
    does: 'lists the jobs that failed for good in the last 30 days: what, when, how many attempts, why',
    needs: 0,
    async run({ client }) {
      const { rows } = await client.query<{ found: boolean }>(hasJobs);
      return asLines(rows[0]?.found ? (await client.query(FAILED)).rows : [], 'No job has failed for good.');
    },
  },
  'retry-jobs': {
    takes: '',
    does: 'retries all of them',
    needs: 0,
    async run({ services }) {
      const { jobs } = await services();
      return [`${await jobs.retryFailed()} will be tried again.`];
    },
  },
  'retry-job': {
    takes: '<id>',
    does: 'retries one of them',
    needs: 1,
    async run({ services, args: [id = ''] }) {
      const { jobs } = await services();
      if ((await jobs.retryFailed(id)) === 0) throw new StartFailure('No failed job has that id.');
      return ['It will be tried again.'];
    },
  },
  events: {
    takes: '',
    does: `lists the payment provider's last ${EVENTS_SHOWN} messages and their outcomes`,
    needs: 0,
    async run({ client }) {
      const { rows } = await client.query(
        `select id, type, received_at, coalesce(outcome, 'not done') as outcome from billing.events
          order by received_at desc limit $1`,
        [EVENTS_SHOWN],
      );
      return asLines(rows, 'No message has arrived.');
    },
  },
  'retry-event': {
    takes: '<id>',
    does: 'processes one of them again',
    needs: 1,
    async run({ services, args: [id = ''] }) {
      const { retryEvent } = await import('../../src/features/billing/server.ts');
      return [`Outcome: ${await retryEvent(await services(), id)}.`];
    },
  },
  'send-test-mail': {
    takes: '<email>',
    does: 'sends a test email',
    needs: 1,
    async run({ services, args: [to = ''] }) {
      const { mail, config } = await services();
      const from = config.productName;
      const before = ['This is a test. This server can send email.'];
      try {
        await mail.deliver(composeEmail({ to, subject: `A test of ${from}`, before, from }));
      } catch {
        throw new StartFailure('The mail server refused it.');
      }
      if (config.smtpUrl) return ['The mail server accepted it.'];
      return [
        config.devOutbox ? 'It is in the outbox: no SMTP_URL is set.' : 'It is lost: no SMTP_URL is set.',
      ];
    },
  },
};
