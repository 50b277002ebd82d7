import { type ReactNode, useEffect, useState } from 'react';
import { browserModelAvailability, fetchBrowserModel } from '../../../browser/browser-model.ts';
import type { Availability } from '../../../browser/speech.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { toast } from '../../../kit/toast.ts';
import * as texts from '../texts.ts';
import { chooseBrowserModel } from './browser-model-choice.ts';

/** Offers that the browser's own language model writes; nothing where it has none that this device can run. */
export function BrowserOffer(): ReactNode {
  const [availability, setAvailability] = useState<Availability>('unavailable');
  /** How much of it is here while it is fetched, from 0 to 1. */
  const [share, setShare] = useState<number>();
  useEffect(() => {
    let isCurrent = true;
    void browserModelAvailability().then((now) => isCurrent && setAvailability(now));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (availability === 'unavailable') return null;
  if (share !== undefined) return <p role="status">{texts.browserModelFetching(Math.floor(share * 100))}</p>;
  if (availability === 'available') {
    return (
      <p>
        {texts.browserModelOffer}{' '}
        <TextButton onClick={() => chooseBrowserModel(true)}>{texts.letBrowserWriteButton}</TextButton>
      </p>
    );
  }

  const fetchIt = async (): Promise<void> => {
    setShare(0);
    const isHere = await fetchBrowserModel(setShare);
    setShare(undefined);
    if (isHere) chooseBrowserModel(true);
    else toast.error(texts.browserModelNotFetched);
  };
  return (
    <p>
      {texts.browserModelToFetch}{' '}
      <TextButton onClick={() => void fetchIt()}>{texts.fetchBrowserModelButton}</TextButton>
    </p>
  );
}
