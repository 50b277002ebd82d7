import { memo, type ReactNode } from 'react';
import { Choices } from '../../../kit/choices.tsx';
import { DatePicker } from '../../../kit/date-picker.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useToday } from '../../../session/clock.ts';
import { DOCUMENT_KINDS, NO_FILTERS, type Query } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './search.module.css';

const KINDS = DOCUMENT_KINDS.map((value) => ({ value, label: texts.kindNames[value] }));

interface FiltersProps extends Pick<Query, 'kinds' | 'from' | 'to'> {
  change: (change: Partial<Query>) => void;
}

/** Which kinds and which days are searched. Each letter that is typed leaves them as they are. */
export const Filters = memo(function Filters({ kinds, from, to, change }: FiltersProps): ReactNode {
  const today = useToday();
  const isFiltered = kinds.length > 0 || from !== undefined || to !== undefined;
  return (
    <div className={styles.filters}>
      <Choices
        legend={texts.kindsTitle}
        options={KINDS}
        chosen={kinds}
        onChange={(chosen) => change({ kinds: chosen })}
      />
      <div className={styles.days}>
        {today && (
          <>
            <DatePicker
              label={texts.fromLabel}
              value={from}
              max={to}
              today={today}
              onChange={(day) => change({ from: day })}
            />
            <DatePicker
              label={texts.toLabel}
              value={to}
              min={from}
              today={today}
              onChange={(day) => change({ to: day })}
            />
          </>
        )}
        {isFiltered && <TextButton onClick={() => change(NO_FILTERS)}>{texts.everywhereButton}</TextButton>}
      </div>
    </div>
  );
});
