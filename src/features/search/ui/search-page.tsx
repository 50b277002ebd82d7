import type { ReactNode } from 'react';
import { PageHead } from '../../../kit/page-head.tsx';
import { useTitle } from '../../../kit/title.ts';
import * as texts from '../texts.ts';
import { BeforeTyping } from './before-typing.tsx';
import { Filters } from './filters.tsx';
import { Search } from './search.tsx';

/** /find: everything a person wrote, by its words. */
export default function FindPage(): ReactNode {
  useTitle(texts.findTitle);
  return (
    <div className="mx-auto max-w-[940px] pb-16">
      <PageHead
        title={texts.findTitle}
        back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
      />
      <Search
        label={texts.searchEverythingLabel}
        isAtOnce
        filters={({ kinds, from, to }, change) => <Filters {...{ kinds, from, to, change }} />}
      >
        {(ask) => <BeforeTyping onAsk={ask} />}
      </Search>
    </div>
  );
}
