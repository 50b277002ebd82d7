import type { ReactNode } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { Choice } from '../../../kit/choice.tsx';
import { useHasVault } from '../../../session/vault/use-vault.ts';
import * as texts from '../texts.ts';
import type { Making } from './use-making.ts';

/** Where an operator has named a language model, it can be asked instead of the writer on this device. */
export function WhoWrites({ making: { maker, setMaker } }: { making: Making }): ReactNode {
  const hasVault = useHasVault();
  const host = settings.language_model;
  if (host === undefined || hasVault) return null;
  return (
    <div className="grid gap-2">
      <Choice
        legend={texts.makerLegend}
        options={[
          { value: 'device', label: texts.deviceOption },
          { value: 'model', label: texts.modelOption },
        ]}
        value={maker}
        onChoose={setMaker}
      />
      <p className="text-small text-ink-2">
        {maker === 'device' ? texts.deviceExplained : texts.modelExplained(host)}
      </p>
    </div>
  );
}
