import { type ReactNode, useMemo, useState } from 'react';
import { deviceZone } from '../../../browser/device-zone.ts';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useNow } from '../../../session/clock.ts';
import { byCity, isSameZone, offeredZones, zoneCaption } from '../rules/zones.ts';
import * as texts from '../texts.ts';

interface TimeZoneChoiceProps {
  value: string;
  onChange: (zone: string) => void;
}

const zonesBeside = (offered: string[]): string[] =>
  byCity(Intl.supportedValuesOf('timeZone')).filter(
    (zone) => !offered.some((other) => isSameZone(other, zone)),
  );

/** The zones people live in first, and every other one behind a button, by their cities. */
export function TimeZoneChoice({ value, onChange }: TimeZoneChoiceProps): ReactNode {
  const [stored] = useState(value);
  const [all, setAll] = useState(false);
  const offered = useMemo(() => offeredZones(stored, deviceZone()), [stored]);
  const now = useNow();
  const option = (zone: string) => (
    <option key={zone} value={zone}>
      {zoneCaption(zone, now)}
    </option>
  );
  const others = useMemo(() => (all ? zonesBeside(offered) : []), [all, offered]);
  return (
    <div>
      <Field label={texts.timeZoneLabel} help={texts.timeZoneHelp}>
        <Select
          value={offered.find((zone) => isSameZone(zone, value)) ?? value}
          onChange={(event) => onChange(event.target.value)}
        >
          {offered.map(option)}
          {all && <optgroup label={texts.moreTimeZonesLabel}>{others.map(option)}</optgroup>}
        </Select>
      </Field>
      {!all && (
        <TextButton className="mt-1" onClick={() => setAll(true)}>
          {texts.showMoreTimeZonesButton}
        </TextButton>
      )}
      <p className="sr-only" role="status">
        {all && texts.timeZonesListed}
      </p>
    </div>
  );
}
