import { type ReactNode, useState } from 'react';
import { formatDollars } from '../../../kernel/amounts.ts';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { sentence } from '../../../kit/sentence.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useProfile } from '../../../session/profile.ts';
import { useEndedMessageHere } from '../../../session/use-ended-message-here.ts';
import { firstNameOf } from '../../profile/rules.ts';
import { type WelcomeParams, welcomeParamsIn } from '../rules/card-style.ts';
import * as texts from '../texts.ts';
import { setupFailed } from '../texts.ts';
import { finalizeProblem } from './errors.ts';
import { day } from './facts.tsx';
import { finalize, pendingOf, welcomeParamsOf } from './pending-setup.ts';
import { OwnPlan, PlanStarting, RingMessage } from './plan-started.tsx';
import { useOnce } from './use-once.ts';

/** After the plan has begun; also where a bank's step comes back to, which ends here. */
export default function WelcomePage(): ReactNode {
  useTitle(texts.welcomePageTitle);
  useEndedMessageHere(texts.noSession);
  const search = useSearchParams();
  const setupIntent = search.get('setup_intent');
  if (!setupIntent) return <Welcome search={search} />;
  return <AfterBank setupIntent={setupIntent} status={search.get('redirect_status') ?? 'unknown'} />;
}

/** @throws ApiError; Error with a message for people */
async function begin(setupIntent: string, status: string): Promise<void> {
  const pending = pendingOf(setupIntent);
  if (status !== 'succeeded') throw new Refused(setupFailed(status));
  if (!pending) throw new Refused(texts.missingPayment);
  await finalize(pending);
}

class Refused extends Error {}

const problemOf = (error: unknown): string =>
  error instanceof Refused ? error.message : finalizeProblem(error);

/** The address holds a secret of the confirmation: it goes from there as soon as the plan has begun. */
function AfterBank({ setupIntent, status }: { setupIntent: string; status: string }): ReactNode {
  // Read before the plan has begun, for then it is forgotten.
  const [pending] = useState(() => pendingOf(setupIntent));
  const { isDone, problem, again } = useOnce(async () => {
    await begin(setupIntent, status);
    history.replaceState(history.state, '', '/welcome');
  }, problemOf);
  if (!isDone) return <PlanStarting problem={problem} onRetry={again} />;
  return <Welcome search={pending ? welcomeParamsOf(pending) : new URLSearchParams()} />;
}

/** What was paid, or is on the day when the plan begins. */
function paymentInWords({ amount, monthly, begins }: WelcomeParams): string {
  return begins ? texts.paidLater(formatDollars(amount), day(begins)) : paidInWords(amount, monthly);
}

/** The first part of a month costs less than a month; what costs more is for a year. */
function paidInWords(amount: number, monthly: number): string {
  const perMonth = formatDollars(monthly);
  if (amount > monthly) return texts.paidYearly(formatDollars(amount), perMonth);
  return amount < monthly
    ? texts.paidTodayThenMonthly(formatDollars(amount), perMonth)
    : texts.paidMonthly(perMonth);
}

function Welcome({ search }: { search: URLSearchParams }): ReactNode {
  const { data: profile } = useProfile();
  const params = welcomeParamsIn(search);
  const first = firstNameOf(params.name || (profile?.name ?? ''));
  return (
    <RingMessage
      title={first ? sentence(texts.welcomeNamedTitle<ReactNode>(<bdi>{first}</bdi>)) : texts.welcomeTitle}
    >
      <p className="text-ink-2">{paymentInWords(params)}</p>
      <OwnPlan />
      <ButtonRow>
        <ButtonLink size="lg" to="/impact-intentions">
          {texts.beginOnboardingButton}
        </ButtonLink>
        <TextLink to="/pricing">{texts.backLink}</TextLink>
      </ButtonRow>
    </RingMessage>
  );
}
