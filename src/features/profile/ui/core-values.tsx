import type { ReactNode } from 'react';
import { TextLink } from '../../../kit/text-link.tsx';
import type { Profile } from '../../../session/profile.ts';
import * as texts from '../texts.ts';
import { Setting } from './setting.tsx';

/** The chosen core values and the way to change them. */
export function CoreValues({ profile }: { profile: Profile }): ReactNode {
  const values = [profile.core_value_1, profile.core_value_2, profile.core_value_3].filter(Boolean);
  return (
    <Setting title={texts.coreValuesTitle} note={texts.coreValuesHelp}>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
        {values.length > 0 ? (
          <p className="flex flex-[1_1_min(300px,100%)] flex-wrap gap-x-6 font-serif text-[1.375rem]/[2rem] italic">
            {values.map((value) => (
              <bdi key={value}>{value}</bdi>
            ))}
          </p>
        ) : (
          <p className="text-ink-2 flex-[1_1_min(300px,100%)]">{texts.coreValuesNotChosen}</p>
        )}
        <TextLink
          to="/update-core-values"
          state={{ from: '/profile' }}
          aria-label={values.length > 0 ? texts.changeCoreValuesLabel : texts.chooseCoreValuesLabel}
        >
          {values.length > 0 ? texts.changeLink : texts.chooseLink}
        </TextLink>
      </div>
    </Setting>
  );
}
