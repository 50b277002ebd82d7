import { type ReactNode, useState } from 'react';
import { canRecognizeSpeech, installSpeech, speechAvailability } from '../../../browser/speech.ts';
import { Button } from '../../../kit/button.tsx';
import { Switch } from '../../../kit/switch.tsx';
import { toast } from '../../../kit/toast.ts';
import { useStore } from '../../../kit/use-store.ts';
import * as texts from '../texts.ts';
import { chooseMicrophone, chooseSound, keepsSound, showsMicrophone } from './microphone-choice.ts';
import { spokenLanguage } from './spoken-language.ts';
import { offerDictation } from './start.ts';

/** What stands in the way; undefined when the browser can listen on this device now. */
async function setUp(): Promise<string | undefined> {
  const lang = spokenLanguage();
  const availability = await speechAvailability(lang);
  if (availability === 'unavailable') return texts.notOnThisDevice;
  if (availability !== 'available' && !(await installSpeech(lang))) return texts.installFailed;
  chooseMicrophone(true);
  await offerDictation();
  return undefined;
}

const focused = (input: HTMLInputElement | null): void => input?.focus();

/** Whether one may speak instead of typing; shows nothing where the browser could not do it on the device. */
export function DictationSetting({ frame }: { frame: (content: ReactNode) => ReactNode }): ReactNode {
  const isShown = useStore(showsMicrophone);
  const isKept = useStore(keepsSound);
  const [state, setState] = useState<'new' | 'busy' | 'set up' | 'was set up'>(
    isShown ? 'was set up' : 'new',
  );
  if (!canRecognizeSpeech()) return null;
  if (state === 'set up' || state === 'was set up') {
    return frame(
      <div className="grid gap-4">
        <Switch
          label={texts.showLabel}
          checked={isShown}
          onChange={chooseMicrophone}
          // It stands where the button was that had the focus.
          ref={state === 'set up' ? focused : undefined}
        />
        {isShown && (
          <Switch label={texts.keepLabel} help={texts.keepHelp} checked={isKept} onChange={chooseSound} />
        )}
      </div>,
    );
  }

  const begin = async (): Promise<void> => {
    setState('busy');
    const problem = await setUp();
    setState(problem ? 'new' : 'set up');
    if (problem) toast.error(problem);
  };
  const isBusy = state === 'busy';
  return frame(
    <div>
      <p className="mb-4 text-ink-2 text-small" role="status">
        {isBusy ? texts.installing : texts.installHelp}
      </p>
      <Button variant="secondary" busy={isBusy} onClick={() => void begin()}>
        {texts.installButton}
      </Button>
    </div>,
  );
}
