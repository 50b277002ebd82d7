import { type ReactNode, useState } from 'react';
import { ApiError, isUnreachable } from '../../../api/http.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { toast } from '../../../kit/toast.ts';
import { call } from '../../../session/call.ts';
import { useSave } from '../../../session/use-save.ts';
import type { KnownAddress } from '../../auth/client.ts';
import * as texts from '../texts.ts';

const sentenceOf = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 429) return texts.confirmationTooSoon;
  return isUnreachable(error) ? texts.offline : texts.confirmationNotSent;
};

/** Says that the address is not confirmed, and sends the link again; nothing once it is confirmed. */
export function AddressUnconfirmed({ email, known }: { email: string; known: KnownAddress }): ReactNode {
  const [isSent, setSent] = useState(false);
  const { run, busy, error } = useSave(sentenceOf);
  if (known.isConfirmed !== false) return null;

  const sendAgain = async () => {
    setSent(false);
    await run(async () => {
      const { sent } = await call('POST /api/auth/send-confirmation', { body: {} });
      setSent(sent);
      if (sent) return;
      toast.success(texts.addressConfirmed);
      await known.refresh();
    });
  };

  return (
    <div className="border-rule grid gap-3 border-b py-4">
      <Notice
        action={
          <TextButton aria-disabled={busy || undefined} onClick={sendAgain}>
            {texts.sendAgainButton}
          </TextButton>
        }
      >
        {texts.addressUnconfirmed}
      </Notice>
      <p role="status" className={busy || isSent ? 'text-small/5.5 text-ink-2 wrap-anywhere' : 'sr-only'}>
        {busy ? texts.sending : isSent && texts.confirmationSent(email)}
      </p>
      {error && <Alert>{error}</Alert>}
    </div>
  );
}
