import { type ReactNode, useState } from 'react';
import { TextButton } from '../../../kit/text-button.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { useToday } from '../../../session/clock.ts';
import type { Profile } from '../../../session/profile.ts';
import { type DeliveryInWords, deliveryInWords, latestFirst } from '../rules/deliveries.ts';
import * as texts from '../texts.ts';
import styles from './sent-lately.module.css';

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
      <ul className={styles.deliveries}>
        {shown.map((delivery) => (
          <Row key={delivery.id} {...deliveryInWords(delivery, words)} />
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

const Row = ({ when, way, outcome }: DeliveryInWords): ReactNode => (
  <li>
    <span>{when}</span> <span>{way}</span> <span>{outcome}</span>
  </li>
);
