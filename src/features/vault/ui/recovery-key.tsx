import { type ReactNode, useState } from 'react';
import { deviceNow } from '../../../browser/device-clock.ts';
import { localDateOf } from '../../../kernel/calendar.ts';
import type { Bytes } from '../../../kernel/seal/bytes.ts';
import { formatDay } from '../../../kernel/written-days.ts';
import { Alert } from '../../../kit/alert.tsx';
import { copyText } from '../../../kit/copy-text.ts';
import { Field } from '../../../kit/field.tsx';
import { QrCode } from '../../../kit/qr-code.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import type { Profile } from '../../../session/profile.ts';
import { useDownload } from '../../../session/use-download.ts';
import { newRecoveryKey, wordsOf } from '../../../session/vault/recovery-words.ts';
import { isWord, wordsToConfirm } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './recovery-key.module.css';

export type Owner = Pick<Profile, 'email' | 'time_zone'>;

const writtenOf = (words: readonly string[], heading: string): string =>
  [heading, '', ...words.map((word, at) => `${at + 1}. ${word}`), ''].join('\n');

/** The words of a recovery key, once: to copy, to print or to download. */
export function RecoveryWords({ words, owner }: { words: readonly string[]; owner: Owner }): ReactNode {
  const heading = texts.wordsHeading(owner.email, formatDay(localDateOf(deviceNow(), owner.time_zone)));
  const written = writtenOf(words, heading);
  const download = useDownload(
    async () => ({ name: texts.wordsFileName, text: written }),
    () => texts.wordsNotDownloaded,
  );
  return (
    <>
      <p className={styles.onPaper}>{heading}</p>
      <ol data-paper className={styles.words} aria-label={texts.recoveryKeyList}>
        {words.map((word, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and the list never changes.
          <li key={place}>{word}</li>
        ))}
      </ol>
      <div className={styles.onPaper}>
        <QrCode text={words.join(' ')} label={texts.recoveryKeyQr} />
      </div>
      {download.problem && <Alert>{download.problem}</Alert>}
      <div className="flex flex-wrap gap-x-6">
        <TextButton
          onClick={() => copyText(written, { done: texts.wordsCopied, failed: texts.wordsNotCopied })}
        >
          {texts.copyWordsButton}
        </TextButton>
        <TextButton onClick={() => print()}>{texts.printWordsButton}</TextButton>
        <TextButton onClick={download.start}>{texts.downloadWordsButton}</TextButton>
      </div>
    </>
  );
}

export interface RecoveryKey {
  key: Bytes;
  words: readonly string[];
  /** Whether the words that are asked for were typed; says which were not. */
  isConfirmed: () => boolean;
  /** The places of the words that are asked for. */
  asked: readonly number[];
  /** What was typed for them, by their places. */
  typed: Readonly<Record<number, string>>;
  type: (place: number, word: string) => void;
  wrong: readonly number[];
}

function newKey(): Pick<RecoveryKey, 'key' | 'words' | 'asked'> {
  const key = newRecoveryKey();
  const words = wordsOf(key);
  return { key, words, asked: wordsToConfirm(words.length, Math.random) };
}

/** A new recovery key, and whether the person has saved it. */
export function useRecoveryKey(): RecoveryKey {
  const [made] = useState(newKey);
  const [typed, setTyped] = useState<RecoveryKey['typed']>({});
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const isConfirmed = (): boolean => {
    const found = made.asked.filter((place) => !isWord(typed[place] ?? '', made.words[place] ?? ''));
    setWrong(found);
    return found.length === 0;
  };
  const type = (place: number, word: string): void => {
    setTyped({ ...typed, [place]: word });
    setWrong([]);
  };
  return { ...made, isConfirmed, typed, type, wrong };
}

interface ConfirmWordsProps {
  recovery: RecoveryKey;
  onType: () => void;
}

/** Asks for some of the words: whoever has them has saved the key. */
export function ConfirmWords({
  recovery: { asked, typed, type, wrong },
  onType,
}: ConfirmWordsProps): ReactNode {
  return asked.map((place) => (
    <Field
      key={place}
      label={texts.wordLabel(place + 1)}
      error={wrong.includes(place) ? texts.wordWrong : undefined}
    >
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={typed[place] ?? ''}
        onChange={(event) => {
          type(place, event.target.value);
          onType();
        }}
      />
    </Field>
  ));
}
