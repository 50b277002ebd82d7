import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LOCALE } from '../../kernel/locale.ts';
import { TextButton } from '../../kit/text-button.tsx';
import type { RejectedMutation } from '../use-saving.ts';
import styles from './refused-writes.module.css';
import * as texts from './texts.ts';

const formatted = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

interface RefusedProps {
  write: RejectedMutation;
  /** It goes once the list is closed. */
  discarded: boolean;
  onDiscard: (discarded: boolean) => void;
}

function Copy({ words }: { words: string }): ReactNode {
  const [said, setSaid] = useState(texts.copyButton);
  const copy = (): void => {
    navigator.clipboard.writeText(words).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.copyFailed),
    );
  };
  return <TextButton onClick={copy}>{said}</TextButton>;
}

function Refused({ write, discarded, onDiscard }: RefusedProps): ReactNode {
  const { what, words, reason, at, asNew } = write;
  if (discarded) {
    return (
      <li className="flex items-center gap-[18px]">
        {texts.discarded}
        <TextButton onClick={() => onDiscard(false)}>{texts.undoButton}</TextButton>
      </li>
    );
  }
  return (
    <li>
      <p className="font-semibold">{what}</p>
      <p className="text-small text-ink-2">{texts.refusedBecause(formatted.format(new Date(at)), reason)}</p>
      {words && (
        <p dir="auto" className={styles.words}>
          {words}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-[18px]">
        <TextButton onClick={() => void write.retry()}>{texts.tryAgainButton}</TextButton>
        {asNew && <TextButton onClick={() => void asNew.save()}>{asNew.label}</TextButton>}
        {words && <Copy words={words} />}
        <TextButton onClick={() => onDiscard(true)}>{texts.discardButton}</TextButton>
      </p>
    </li>
  );
}

/** The writes that the server has refused. What is discarded goes when the list is left, and can be kept until then. */
export function RefusedWrites({ refused }: { refused: readonly RejectedMutation[] }): ReactNode {
  const [discarded, setDiscarded] = useState<ReadonlySet<string>>(new Set());
  const leaving = useRef({ refused, discarded });
  leaving.current = { refused, discarded };
  useEffect(
    () => () => {
      for (const write of leaving.current.refused) {
        if (leaving.current.discarded.has(write.id)) void write.discard();
      }
    },
    [],
  );
  const discard = (id: string, now: boolean): void => {
    const next = new Set(discarded);
    if (now) next.add(id);
    else next.delete(id);
    setDiscarded(next);
  };
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refused}>
      {refused.map((write) => (
        <Refused
          key={write.id}
          write={write}
          discarded={discarded.has(write.id)}
          onDiscard={(now) => discard(write.id, now)}
        />
      ))}
    </ul>
  );
}
