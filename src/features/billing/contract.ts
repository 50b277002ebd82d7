import * as z from 'zod';
import { idSchema } from '../../kernel/ids.ts';
import { defineRoute } from '../../kernel/route.ts';

export * from './contract/limits.ts';

/**
 * Whether the caller may use a feature now: true for `content_creation` while the trial runs or a paid subscription
 * is active, false for a name that nobody knows. 403 when the id is not the caller's.
 */
export const checkFeatureAccess = defineRoute({
  method: 'post',
  path: '/rest/v1/rpc/check_feature_access',
  tag: 'billing',
  summary: 'Whether the caller may use a feature',
  body: z.object({ p_user_id: idSchema, p_feature_name: z.string().max(100) }),
  answer: z.boolean(),
});
