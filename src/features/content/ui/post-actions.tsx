import type { ReactNode } from 'react';
import { settings } from '../../../web/settings.ts';
import { Button } from '../../../web/ui/button.tsx';
import { toast } from '../../../web/ui/toast.ts';
import { type Platform, shareAddress } from '../rules.ts';
import * as texts from '../texts.ts';
import { useFeedback } from './use-feedback.ts';

interface PostActionsProps {
  text: string;
  /** Undefined of one that is not offered any more. */
  platform: Platform | undefined;
  /** Which post it is, for a screen reader. */
  name: string;
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
export function PostActions({ text, platform, name }: PostActionsProps): ReactNode {
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
      <Button variant="secondary" aria-describedby={undefined} onClick={copy}>
        {isCopied ? texts.copied : <Named does="Copy" name={name} />}
      </Button>
      {address === undefined ? (
        <Button variant="secondary" disabled>
          {texts.notShared}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => open(address)}>
          {isOpening ? texts.opening : <Named does="Share" name={name} />}
        </Button>
      )}
      <span className="sr-only" role="status">
        {isCopied && texts.copied}
        {isOpening && texts.opening}
      </span>
    </>
  );
}

const Named = ({ does, name }: { does: string; name: string }): ReactNode => (
  <>
    {does}
    <span className="sr-only"> {name}</span>
  </>
);
