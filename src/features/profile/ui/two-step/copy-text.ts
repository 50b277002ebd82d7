import { toast } from '../../../../kit/toast.ts';
import * as texts from '../../texts.ts';

/** Puts a text on the clipboard and says `done`. */
export const copyText = (text: string, done: string): void => {
  navigator.clipboard.writeText(text).then(
    () => toast.success(done),
    () => toast.error(texts.copyFailed),
  );
};
