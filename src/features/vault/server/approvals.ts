/*
 * Carries what two devices of a person say to each other while one of them opens the vault on the other. It holds order and
 * time, and can check nothing: that the keys are those of the two devices, they find out themselves.
 */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { AppError, conflict, notFound, vaultChanged } from '../../../kernel/errors.ts';
import type { AnswerOf, BodyOf } from '../../../kernel/route.ts';
import { APPROVAL_MINUTES } from '../../../kernel/vault/approval.ts';
import { noteAccountEvent, type Origin, userAgentIn } from '../../../server/account-log.ts';
import { AfterCommit, type Api } from '../../../server/api.ts';
import type { Actor } from '../../../server/database.ts';
import { defineJob } from '../../../server/jobs.ts';
import { errorFields } from '../../../server/log.ts';
import type { Services } from '../../../server/services.ts';
import { statement } from '../../../server/statement.ts';
import {
  endApproval,
  listApprovals,
  offerKey,
  readApproval,
  requestApproval,
  revealKey,
  sendWrappedKey,
  VAULT_CODES,
} from '../contract.ts';
import { texts } from '../spoken-texts.ts';
import { countRequest } from './attempt-limit.ts';
import { storedVault } from './store.ts';

/** The keys of a request, in the order in which they come. */
const STEPS = ['offered_key', 'revealed_key', 'wrapped_key'] as const;
type Step = (typeof STEPS)[number];

interface StoredApproval extends Record<Step, string | null> {
  id: string;
  commitment: string;
  user_agent: string | null;
  created_at: string;
}

const LASTING_MS = APPROVAL_MINUTES * 60_000;

const storedApproval = statement<StoredApproval>('vault-approval').sql(`
    select id, commitment, user_agent, created_at, offered_key, revealed_key, wrapped_key from vault_approvals
    where user_id = :userId and exists (select from vaults where user_id = :userId and state <> 'off')`);

const storeRequest = statement('vault-approval-request').sql(`
    insert into vault_approvals (user_id, id, commitment, user_agent, created_at)
    values (:userId, :id, :commitment, :userAgent, :now)
    on conflict (user_id) do update set id = excluded.id, commitment = excluded.commitment,
      user_agent = excluded.user_agent, created_at = excluded.created_at,
      offered_key = null, revealed_key = null, wrapped_key = null`);

const storeKey = statement('vault-approval-key').sql(`
    update vault_approvals set offered_key = coalesce(offered_key, :offered_key),
      revealed_key = coalesce(revealed_key, :revealed_key), wrapped_key = coalesce(wrapped_key, :wrapped_key)
    where user_id = :userId and id = :id`);

const deleteRequest = statement<{ id: string }>('vault-approval-end').sql(
  'delete from vault_approvals where user_id = :userId and id = :id returning id',
);

const endOf = ({ created_at }: StoredApproval): Date => new Date(Date.parse(created_at) + LASTING_MS);
const isOver = (approval: StoredApproval, now: Date): boolean => endOf(approval) <= now;
const answerOf = (approval: StoredApproval) => ({ ...approval, expires_at: endOf(approval).toISOString() });

const requestNotFound = () => notFound(texts.approvalNotFound);

/** @throws AppError 404 for one that is not this person's latest; 410 for one that has expired */
async function openApproval({ run, userId, now }: Actor, id: string): Promise<StoredApproval> {
  const [found] = await run(storedApproval({ userId }));
  if (found?.id !== id) throw requestNotFound();
  if (isOver(found, now)) throw new AppError(410, VAULT_CODES.approvalExpired, texts.approvalExpired);
  return found;
}

/** @throws AppError 409 without a vault, and for an id that came with another commitment */
async function request(
  { run, finish, userId, now }: Actor,
  { id, commitment }: BodyOf<typeof requestApproval>,
  userAgent: string | null,
): Promise<undefined> {
  const { vault, former } = await run({
    vault: storedVault({ userId }),
    former: storedApproval({ userId }),
  });
  if (!vault[0] || vault[0].state === 'off') throw vaultChanged();
  if (former[0]?.id === id) {
    if (former[0].commitment !== commitment) throw conflict();
    return undefined;
  }
  await finish(storeRequest({ userId, id, commitment, userAgent, now: now.toISOString() }));
  return undefined;
}

async function list({ run, userId, now }: Actor): Promise<AnswerOf<typeof listApprovals>> {
  const found = await run(storedApproval({ userId }));
  return { approvals: found.filter((approval) => !isOver(approval, now)).map(answerOf) };
}

/**
 * Stores a key when its turn has come. Answers whether it is new.
 * @throws AppError 404, 410; 409 before its turn, and when another one is stored
 */
async function take(actor: Actor, id: string, step: Step, key: string): Promise<boolean> {
  const approval = await openApproval(actor, id);
  if (approval[step] === key) return false;
  if (approval[step] !== null) throw new AppError(409, VAULT_CODES.approvalTaken, texts.approvalTaken);
  const before = STEPS[STEPS.indexOf(step) - 1];
  if (before && approval[before] === null) {
    throw new AppError(409, VAULT_CODES.approvalEarly, texts.approvalEarly);
  }
  const none = { offered_key: null, revealed_key: null, wrapped_key: null };
  await actor.run(storeKey({ ...none, [step]: key, userId: actor.userId, id }));
  return true;
}

/** The last step, and what the account's owner reads of it, in one transaction. */
async function letIn(actor: Actor, id: string, key: string, from: Origin): Promise<undefined> {
  const { tx, userId, now } = actor;
  if (await take(actor, id, 'wrapped_key', key)) {
    await noteAccountEvent(tx, { userId, kind: 'vault_device_let_in', now, from });
  }
  return undefined;
}

async function end({ finish, userId }: Actor, id: string): Promise<undefined> {
  const ended = await finish(deleteRequest({ userId, id }));
  if (ended.length === 0) throw requestNotFound();
  return undefined;
}

/** The calls by which a device lets another one into the vault. */
export function serveApprovals(api: Api): void {
  const { services } = api;
  api.serve(
    requestApproval,
    async ({ userId, now }, { body, origin }) =>
      new AfterCommit(async () => {
        await countRequest(services, userId, now);
        const userAgent = userAgentIn(origin());
        return services.database.asJob(userId, now, (actor) => request(actor, body, userAgent));
      }),
  );
  api.serve(listApprovals, list);
  api.serve(readApproval, async (actor, { params }) => answerOf(await openApproval(actor, params.id)));
  for (const [route, step] of [
    [offerKey, 'offered_key'],
    [revealKey, 'revealed_key'],
  ] as const) {
    api.serve(route, async (actor, { params, body }) => {
      await take(actor, params.id, step, body.key);
      return undefined;
    });
  }
  api.serve(sendWrappedKey, async ({ userId, now }, { params, body, origin }) => {
    // The account's log is written by the server's own work alone.
    const work = (actor: Actor) => letIn(actor, params.id, body.key, origin());
    return new AfterCommit(() => services.database.asJob(userId, now, work));
  });
  api.serve(endApproval, (actor, { params }) => end(actor, params.id));
  tidyNightly(services);
}

const tidyJob = defineJob({ name: 'vault-approvals-tidy', data: z.object({}) });
const NIGHTLY = '29 3 * * *';

/** Forgets requests that have expired and that no later one has taken the place of. */
export function forgetExpired({ database }: Pick<Services, 'database'>, now: Date): Promise<unknown> {
  const before = new Date(now.getTime() - LASTING_MS).toISOString();
  return database.db.execute(sql`delete from vault_approvals where created_at <= ${before}`);
}

function tidyNightly(services: Services): void {
  const { jobs, clock, log } = services;
  jobs.handle(tidyJob, async () => void (await forgetExpired(services, clock())));
  jobs.schedule(tidyJob, NIGHTLY, {}).catch((error) => log.error('schedule failed', errorFields(error)));
}
