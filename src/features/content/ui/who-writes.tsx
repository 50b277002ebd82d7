import type { ReactNode } from 'react';
import { settings } from '../../../web/settings.ts';
import { Choice } from '../../../web/ui/choice.tsx';
import type { Making } from './use-making.ts';

/** Where an operator has named a language model, it can be asked instead of the writer on this device. */
export function WhoWrites({ making: { maker, setMaker } }: { making: Making }): ReactNode {
  const host = settings.language_model;
  if (host === undefined) return null;
  return (
    <div className="grid gap-2">
      <Choice
        legend="Who writes"
        options={[
          { value: 'device', label: 'This device' },
          { value: 'model', label: 'A language model' },
        ]}
        value={maker}
        onChoose={setMaker}
      />
      <p className="text-small text-ink-2">
        {maker === 'device'
          ? 'Made on this device from your own sentences; nothing leaves it.'
          : `You are shown what would be sent to ${host} each time before it is.`}
      </p>
    </div>
  );
}
