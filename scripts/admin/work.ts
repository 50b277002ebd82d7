import { composeEmail } from '../../src/server/email.ts';
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
    does: 'lists the work that was given up in the last 30 days: what, when, how often it was tried, why',
    needs: 0,
    async run({ client }) {
      const { rows } = await client.query<{ found: boolean }>(hasJobs);
      return asLines(rows[0]?.found ? (await client.query(FAILED)).rows : [], 'No work was given up.');
    },
  },
  'retry-jobs': {
    takes: '',
    does: 'has all of it tried again',
    needs: 0,
    async run({ services }) {
      const { jobs } = await services();
      return [`${await jobs.retryFailed()} are tried again.`];
    },
  },
  'retry-job': {
    takes: '<id>',
    does: 'has one of it tried again',
    needs: 1,
    async run({ services, args: [id = ''] }) {
      const { jobs } = await services();
      if ((await jobs.retryFailed(id)) === 0) throw new StartFailure('No work with that id was given up.');
      return ['It is tried again.'];
    },
  },
  events: {
    takes: '',
    does: `lists the payment provider's last ${EVENTS_SHOWN} messages, and what came of them`,
    needs: 0,
    async run({ client }) {
      const { rows } = await client.query(
        `select id, type, received_at, coalesce(outcome, 'not done') as outcome from billing.events
          order by received_at desc limit $1`,
        [EVENTS_SHOWN],
      );
      return asLines(rows, 'No message has come.');
    },
  },
  'retry-event': {
    takes: '<id>',
    does: 'works on one of them again',
    needs: 1,
    async run({ services, args: [id = ''] }) {
      const { retryEvent } = await import('../../src/features/billing/server.ts');
      return [`What came of it: ${await retryEvent(await services(), id)}.`];
    },
  },
  'send-test-mail': {
    takes: '<email>',
    does: 'sends a mail, to see whether mail leaves this server',
    needs: 1,
    async run({ services, args: [to = ''] }) {
      const { mail, config } = await services();
      const from = config.productName;
      const before = ['This is a test: mail leaves this server.'];
      try {
        await mail.deliver(composeEmail({ to, subject: `A test of ${from}`, before, from }));
      } catch {
        throw new StartFailure('The mail server did not take it.');
      }
      if (config.smtpUrl) return ['The mail server has taken it.'];
      return [
        config.devOutbox ? 'It is in the outbox: no SMTP_URL is set.' : 'It is lost: no SMTP_URL is set.',
      ];
    },
  },
};
