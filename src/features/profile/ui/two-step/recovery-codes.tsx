import type { ReactNode } from 'react';
import { deviceNow } from '../../../../browser/device-clock.ts';
import { localDateOf } from '../../../../kernel/calendar.ts';
import { formatDay } from '../../../../kernel/written-days.ts';
import { Alert } from '../../../../kit/alert.tsx';
import { Button } from '../../../../kit/button.tsx';
import { copyText } from '../../../../kit/copy-text.ts';
import { Dialog } from '../../../../kit/dialog.tsx';
import { TextButton } from '../../../../kit/text-button.tsx';
import { useDownload } from '../../../../session/use-download.ts';
import * as texts from '../../texts.ts';
import styles from './recovery-codes.module.css';

interface RecoveryCodesProps {
  codes: string[];
  email: string;
  zone: string;
  onClose: () => void;
}

/** The recovery codes, once: to copy, to print or to download. Only its button closes it, so that no slip loses them. */
export function RecoveryCodes({ codes, email, zone, onClose }: RecoveryCodesProps): ReactNode {
  const heading = texts.codesHeading(email, formatDay(localDateOf(deviceNow(), zone)));
  const written = [heading, '', ...codes, ''].join('\n');
  const download = useDownload(
    async () => ({ name: texts.codesFileName, text: written }),
    () => texts.codesNotDownloaded,
  );
  return (
    <Dialog
      open
      title={texts.recoveryCodesTitle}
      guardText={written}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.closeCodesButton}</Button>}
    >
      <p className="mt-2 text-ink-2">{texts.recoveryCodesText}</p>
      <p className={styles.heading}>{heading}</p>
      <ul data-paper className={styles.codes} aria-label={texts.recoveryCodesList}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {download.problem && <Alert>{download.problem}</Alert>}
      <div className="flex flex-wrap gap-x-6">
        <TextButton onClick={() => copyText(written, { done: texts.codesCopied, failed: texts.copyFailed })}>
          {texts.copyCodesButton}
        </TextButton>
        <TextButton onClick={() => print()}>{texts.printCodesButton}</TextButton>
        <TextButton onClick={download.start}>{texts.downloadCodesButton}</TextButton>
      </div>
    </Dialog>
  );
}
