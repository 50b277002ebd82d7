import { recognizedLanguage, speechAvailability } from '../../../browser/speech.ts';
import { besideWriting } from '../../../kit/beside-writing.ts';
import { DictateButton } from './dictate-button.tsx';
import { showsMicrophone } from './microphone-choice.ts';
import { spokenLanguage } from './spoken-language.ts';

let isFollowed = false;

/**
 * Puts a microphone beside everything that is written, if it was set up and the browser still listens on the device. Not
 * asked of a browser whose owner has set up nothing: some that have the interface crash when they are asked.
 */
export async function offerDictation(): Promise<void> {
  const lang = spokenLanguage();
  if (!showsMicrophone.get() || (await speechAvailability(lang)) !== 'available') return;
  recognizedLanguage.set(lang);
  const show = (): void => besideWriting.set(showsMicrophone.get() ? DictateButton : undefined);
  show();
  if (!isFollowed) showsMicrophone.subscribe(show);
  isFollowed = true;
}
