import type { ReactNode } from 'react';
import { Switch } from '../../../kit/switch.tsx';
import { useStore } from '../../../kit/use-store.ts';
import * as texts from '../texts.ts';
import { chooseKeepingPlaces, keepsPlaces } from './keep-places.ts';

/** Whether this device keeps where pictures were taken. */
export const KeepPlacesChoice = (): ReactNode => (
  <Switch
    label={texts.keepPlacesLabel}
    help={texts.keepPlacesHelp}
    checked={useStore(keepsPlaces)}
    onChange={chooseKeepingPlaces}
  />
);
