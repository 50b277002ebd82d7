import { type ReactNode, useState } from 'react';
import { inWords } from '../../../kernel/instants.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { call } from '../../../session/call.ts';
import type { AccountEvent } from '../../auth/contract.ts';
import { deviceName } from '../../auth/rules/device-name.ts';
import * as texts from '../texts.ts';
import { useAnswer } from './use-answer.ts';

const askForEvents = () => call('GET /api/auth/account-events');

/** What happened to the account in the last 90 days; asked of the server when somebody wants to see it. */
export function AccountActivity({ zone }: { zone: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-8">
      <h3 className="text-small font-semibold font-sans">{texts.activityTitle}</h3>
      <p className="text-small text-ink-2">{texts.activityHelp}</p>
      <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.hideActivityButton : texts.showActivityButton}
      </TextButton>
      {isOpen && <Events zone={zone} />}
    </div>
  );
}

function Events({ zone }: { zone: string }): ReactNode {
  const { answer: events, failed, load } = useAnswer(askForEvents);
  if (failed) return <Alert onRetry={load}>{texts.activityNotLoaded}</Alert>;
  if (!events) return <Skeleton lines={3} />;
  if (events.length === 0) return <p className="mt-2 text-ink-2">{texts.noActivity}</p>;
  return (
    <ul className="mt-2">
      {events.map((event) => (
        <li key={event.id} className="flex flex-wrap justify-between gap-x-4 border-rule border-b py-2">
          <span>{texts.activityNames[event.kind]}</span>
          <span className="text-ink-2">{inWords(event.at, zone)}</span>
          <span className="w-full text-small text-ink-2">{fromWhere(event)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Device and network, as far as they are known; nothing for what the server did by itself. */
function fromWhere({ user_agent, network }: AccountEvent): string {
  if (user_agent === null && network === null) return '';
  return network ? texts.fromWhere(deviceName(user_agent), network) : deviceName(user_agent);
}
