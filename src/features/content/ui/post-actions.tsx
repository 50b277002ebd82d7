import type { ReactNode } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { Button } from '../../../kit/button.tsx';
import { toast } from '../../../kit/toast.ts';
import { type Platform, shareAddress } from '../rules.ts';
import * as texts from '../texts.ts';
import { useFeedback } from './use-feedback.ts';

interface PostActionsProps {
  text: string;
  /** Undefined of one that is no longer offered. */
  platform: Platform | undefined;
  /** What the buttons do to which post, for a screen reader. */
  labels: { copy: string; share: string };
}

/** Opens the platform's own page. A letter is opened in the place of this page, which the browser keeps. */
function openAddress(address: string): void {
  if (address.startsWith('mailto:')) location.assign(address);
  else open(address, '_blank', 'noopener');
}

/** Hands the text to the share sheet of the device where it has one, else to the platform's address. */
async function share(text: string, address: string): Promise<void> {
  if (typeof navigator.share !== 'function') {
    openAddress(address);
    return;
  }
  try {
    await navigator.share({ text });
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) openAddress(address);
  }
}

/** Copies a post, and shares it where its platform can be opened with it. */
export function PostActions({ text, platform, labels }: PostActionsProps): ReactNode {
  const [isCopied, sayCopied] = useFeedback();
  const [isOpening, sayOpening] = useFeedback();
  const address = platform && shareAddress(platform, text, settings.app_url);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(sayCopied, () => toast.error(texts.copyFailed));
  };
  const open = (to: string): void => {
    sayOpening();
    void share(text, to);
  };
  return (
    <>
      <Button variant="secondary" aria-label={isCopied ? undefined : labels.copy} onClick={copy}>
        {isCopied ? texts.copiedButton : texts.copyButton}
      </Button>
      {address === undefined ? (
        <Button variant="secondary" disabled>
          {texts.notSharedButton}
        </Button>
      ) : (
        <Button
          variant="secondary"
          aria-label={isOpening ? undefined : labels.share}
          onClick={() => open(address)}
        >
          {isOpening ? texts.openingButton : texts.shareButton}
        </Button>
      )}
      <span className="sr-only" role="status">
        {isCopied && texts.copiedButton}
        {isOpening && texts.openingButton}
      </span>
    </>
  );
}
