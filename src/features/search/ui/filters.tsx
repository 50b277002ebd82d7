import { memo, type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Choices } from '../../../kit/choices.tsx';
import { DatePicker } from '../../../kit/date-picker.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useIsPhone } from '../../../kit/toast-place.ts';
import { useToday } from '../../../session/clock.ts';
import { DOCUMENT_KINDS, NO_FILTERS, type Query } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './search.module.css';

const KINDS = DOCUMENT_KINDS.map((value) => ({ value, label: texts.kindNames[value] }));

interface FiltersProps extends Pick<Query, 'kinds' | 'from' | 'to'> {
  change: (change: Partial<Query>) => void;
}

/** Which kinds and which days are searched. Each letter that is typed leaves them as they are. */
export const Filters = memo(function Filters(props: FiltersProps): ReactNode {
  return useIsPhone() ? <Folded {...props} /> : <Fields {...props} />;
});

/** On a phone the first screen belongs to what was found. */
function Folded(props: FiltersProps): ReactNode {
  const { kinds, from, to, change } = props;
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const count = kinds.length + [from, to].filter((day) => day !== undefined).length;
  return (
    <div className={styles.folded}>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {texts.filtersButton(count)}
      </Button>
      {count > 0 && <TextButton onClick={() => change(NO_FILTERS)}>{texts.everywhereButton}</TextButton>}
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.filtersTitle}
        actions={<Button onClick={close}>{texts.showResultsButton}</Button>}
      >
        <Fields {...props} />
      </Dialog>
    </div>
  );
}

function Fields({ kinds, from, to, change }: FiltersProps): ReactNode {
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
}
