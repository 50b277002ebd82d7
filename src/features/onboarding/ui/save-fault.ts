import { ApiError } from '../../../web/api.ts';
import { PROFILE_MESSAGES } from '../../profile/contract.ts';

/** What to say when a save of onboarding did not succeed: without a user that, else the step's own sentence. */
export function saveFault(fault: unknown, sentence: string): string {
  return fault instanceof ApiError && fault.status === 401 ? PROFILE_MESSAGES.noUser : sentence;
}
