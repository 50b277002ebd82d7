import { type ReactNode, useState } from 'react';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { useToday } from '../../../session/clock.ts';
import type { Profile } from '../../../session/profile.ts';
import { deliveryInWords, latestFirst } from '../rules/deliveries.ts';
import * as texts from '../texts.ts';

/** So many are shown before anybody asks for more. */
const FIRST = 5;

const deliveriesOf = (tables: Tables) => latestFirst(tables.reminder_deliveries.values());

/** What became of the latest reminders; nothing where there was none yet. */
export function SentLately({ profile }: { profile: Profile }): ReactNode {
  const deliveries = useView(deliveriesOf);
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  if (!deliveries?.length || !today) return null;
  const shown = isWhole ? deliveries : deliveries.slice(0, FIRST);
  const words = { zone: profile.time_zone, today };
  return (
    <div className="mt-8">
      <h3 className="text-small font-semibold font-sans">{texts.recentTitle}</h3>
      <ul>
        {shown.map((delivery) => (
          <li key={delivery.id} className="text-pretty border-rule border-b py-2 text-small/5.5">
            {deliveryInWords(delivery, words)}
          </li>
        ))}
      </ul>
      {deliveries.length > FIRST && (
        <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? texts.showFewerButton : texts.showAllButton(deliveries.length)}
        </TextButton>
      )}
    </div>
  );
}
