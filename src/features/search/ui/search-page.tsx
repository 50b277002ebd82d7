import { memo, type ReactNode } from 'react';
import { Check } from '../../../kit/check.tsx';
import { Field } from '../../../kit/field.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { useTitle } from '../../../kit/title.ts';
import { DOCUMENT_KINDS, type DocumentKind, type Query } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './search.module.css';
import { Search } from './search.tsx';

interface FiltersProps extends Pick<Query, 'kinds' | 'from' | 'to'> {
  change: (change: Partial<Query>) => void;
}

/** Each letter that is typed leaves them as they are. */
const Filters = memo(function Filters({ kinds, from, to, change }: FiltersProps): ReactNode {
  const choose = (kind: DocumentKind, chosen: boolean): void =>
    change({ kinds: DOCUMENT_KINDS.filter((each) => (each === kind ? chosen : kinds.includes(each))) });
  return (
    <div className={styles.filters}>
      <fieldset>
        <legend className="sr-only">{texts.kindsTitle}</legend>
        {DOCUMENT_KINDS.map((kind) => (
          <Check
            key={kind}
            className={styles.kind}
            checked={kinds.includes(kind)}
            onChange={(chosen) => choose(kind, chosen)}
          >
            {texts.kindNames[kind]}
          </Check>
        ))}
      </fieldset>
      <div className={styles.days}>
        <Field label={texts.fromLabel}>
          <TextInput
            type="date"
            value={from ?? ''}
            max={to}
            onChange={(event) => change({ from: event.target.value || undefined })}
          />
        </Field>
        <Field label={texts.toLabel}>
          <TextInput
            type="date"
            value={to ?? ''}
            min={from}
            onChange={(event) => change({ to: event.target.value || undefined })}
          />
        </Field>
      </div>
    </div>
  );
});

/** /find: everything a person wrote, by its words. */
export default function FindPage(): ReactNode {
  useTitle(texts.findTitle);
  return (
    <div className="max-w-[940px] pb-16">
      <PageHead
        title={texts.findTitle}
        back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
      />
      <Search
        label={texts.searchEverythingLabel}
        isAtOnce
        filters={({ kinds, from, to }, change) => <Filters {...{ kinds, from, to, change }} />}
      >
        <p className="max-w-[34em] text-ink-2">{texts.findText}</p>
      </Search>
    </div>
  );
}
