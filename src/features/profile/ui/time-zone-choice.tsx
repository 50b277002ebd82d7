import { type ReactNode, useState } from 'react';
import { Field } from '../../../web/ui/field.tsx';
import { Select } from '../../../web/ui/select.tsx';
import { TextButton } from '../../../web/ui/text-button.tsx';
import { offeredZones } from '../rules.ts';

interface TimeZoneChoiceProps {
  value: string;
  onChange: (zone: string) => void;
}

const zoneOfBrowser = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones people live in first, and every other one behind a button. */
export function TimeZoneChoice({ value, onChange }: TimeZoneChoiceProps): ReactNode {
  const [stored] = useState(value);
  const [all, setAll] = useState(false);
  const offered = offeredZones(stored, zoneOfBrowser());
  const others = all ? Intl.supportedValuesOf('timeZone').filter((zone) => !offered.includes(zone)) : [];
  return (
    <div>
      <Field label="Time zone" help="Decides when your day turns over and when reminders arrive.">
        <Select value={value} onChange={(event) => onChange(event.target.value)}>
          {offered.map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
          {all && (
            <optgroup label="More time zones">
              {others.map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </optgroup>
          )}
        </Select>
      </Field>
      {!all && (
        <TextButton className="mt-1" onClick={() => setAll(true)}>
          More time zones
        </TextButton>
      )}
      <p className="sr-only" role="status">
        {all && 'All time zones are in the list now.'}
      </p>
    </div>
  );
}
