import * as z from 'zod';
import { idSchema, rowParams } from '../../../kernel/ids.ts';
import { defineRoute } from '../../../kernel/route.ts';
import { base64Of, wrappedKeySchema } from './base64.ts';

/* How a device on which the vault is closed gets its key from one on which it is open; the server carries bytes alone. */

const publicKeySchema = base64Of(32);
/** A SHA-256 over the requester's public key, for this request of this person. */
const commitmentSchema = base64Of(32);

const approvalSchema = z.object({
  id: idSchema,
  commitment: z.string(),
  /** What the browser called itself that asked: only the server's word. */
  user_agent: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  /** The approver's public key. */
  offered_key: z.string().nullable(),
  /** The requester's public key. */
  revealed_key: z.string().nullable(),
  /** The vault's key, for the requester alone. */
  wrapped_key: z.string().nullable(),
});
export type Approval = z.output<typeof approvalSchema>;

export const requestApproval = defineRoute({
  method: 'post',
  path: '/api/vault/approvals',
  tag: 'vault',
  summary:
    'Asks the person’s other devices to open the private vault on this one, in the place of what was asked before. 409 ' +
    '`vault_changed` without a vault, `conflict` with an ID that came with another commitment; 429 `too_many_attempts`.',
  body: z.strictObject({ id: idSchema, commitment: commitmentSchema }),
});

export const listApprovals = defineRoute({
  method: 'get',
  path: '/api/vault/approvals',
  tag: 'vault',
  summary: 'The requests that wait to be approved: one at most, which has not expired.',
  answer: z.object({ approvals: z.array(approvalSchema) }),
});

export const readApproval = defineRoute({
  method: 'get',
  path: '/api/vault/approvals/{id}',
  tag: 'vault',
  summary:
    'How far a request has come. 404 once it was deleted or another took its place; 410 `approval_expired`.',
  params: rowParams,
  answer: approvalSchema,
});

export const offerKey = defineRoute({
  method: 'put',
  path: '/api/vault/approvals/{id}/offered-key',
  tag: 'vault',
  summary:
    'Stores the public key of the device that approves, where the vault is open: once, and a repeat changes nothing. 409 ' +
    '`approval_taken` with another key; 410 `approval_expired`.',
  params: rowParams,
  body: z.strictObject({ key: publicKeySchema }),
});

export const revealKey = defineRoute({
  method: 'put',
  path: '/api/vault/approvals/{id}/revealed-key',
  tag: 'vault',
  summary:
    'Stores the public key of the device that asks, to which it had committed: once, after the other one. 409 ' +
    '`approval_taken` with another key, `approval_early` before its turn; 410 `approval_expired`.',
  params: rowParams,
  body: z.strictObject({ key: publicKeySchema }),
});

export const sendWrappedKey = defineRoute({
  method: 'put',
  path: '/api/vault/approvals/{id}/wrapped-key',
  tag: 'vault',
  summary:
    'Stores the vault’s key, wrapped for the device that asks: once, after both public keys. 409 `approval_taken` with ' +
    'another wrapping, `approval_early` before its turn; 410 `approval_expired`.',
  params: rowParams,
  body: z.strictObject({ key: wrappedKeySchema }),
});

export const endApproval = defineRoute({
  method: 'delete',
  path: '/api/vault/approvals/{id}',
  tag: 'vault',
  summary: 'Ends a request: it is done, given up or refused.',
  params: rowParams,
});
