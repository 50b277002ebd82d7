import { send } from '../../../api/http.ts';
import type { AnswerOf } from '../../../kernel/route.ts';
import { usableToken } from '../../../session/access-token.ts';
import { authCallsSignal } from '../../../session/auth-client.ts';
import type { getOnboarding } from '../../onboarding/contract.ts';
import { STEP_ADDRESS } from '../../onboarding/rules.ts';
import { openFirst } from './first-page.ts';

/** How long sign-in waits to hear where somebody left off, in milliseconds. */
const ASK_LIMIT = 3000;

/** Lets the app open where the person left off: at the first step of onboarding that is missing, if one is. */
export async function openWhereLeftOff(): Promise<void> {
  const step = await stepMissing().catch(() => null);
  openFirst(step ? STEP_ADDRESS[step] : undefined);
}

/** @throws ApiError, also when the answer takes too long */
async function stepMissing() {
  const { value } = await usableToken();
  const signal = AbortSignal.any([authCallsSignal(), AbortSignal.timeout(ASK_LIMIT)]);
  const answer = (await send('/api/onboarding', { token: value, signal })) as AnswerOf<typeof getOnboarding>;
  return answer.next_step;
}
