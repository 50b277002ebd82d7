import { type ReactNode, useEffect, useState } from 'react';
import { newerRelease } from '../../../browser/newer-release.ts';
import type { KnownRelease, ReleaseCheck } from '../../../browser/release-here.ts';
import { shortCode } from '../../../kernel/release.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { copyText } from '../../../kit/copy-text.ts';
import { TextButton } from '../../../kit/text-button.tsx';
import { useStore } from '../../../kit/use-store.ts';
import { useHasVault } from '../../../session/vault/use-vault.ts';
import * as texts from '../texts.ts';

const loadReleases = () => import('../../../browser/release-here.ts');

/** Undefined while it is looked for, null where it is not known. */
type Looked = KnownRelease | null | undefined;

function useRelease(id?: string): Looked {
  const [release, setRelease] = useState<Looked>();
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<KnownRelease | undefined> => {
      const { releaseHere, releaseWaiting } = await loadReleases();
      return id === undefined ? releaseHere() : releaseWaiting(id);
    };
    const show = (found: KnownRelease | undefined) => isLeft || setRelease(found ?? null);
    look().then(show, () => show(undefined));
    return () => {
      isLeft = true;
    };
  }, [id]);
  return release;
}

function lineOf(release: Looked): string {
  if (release) return texts.releaseOf(release.version, shortCode(release.code));
  return release === null ? texts.releaseUnknown : texts.releaseLoading;
}

/** Which release this browser runs, whether it has the files of it, and the one that waits for being taken. */
export function AppVersion(): ReactNode {
  const release = useRelease();
  const newer = useStore(newerRelease);
  return (
    <div className="grid grid-cols-1 gap-[20px]">
      <p>{lineOf(release)}</p>
      {newer && <Newer id={newer.id} onTake={newer.take} />}
      {release && <CodeCheck release={release} />}
    </div>
  );
}

/** Only offered where there is a private vault; elsewhere newer releases are taken by themselves. */
function Newer({ id, onTake }: { id: string; onTake: () => void }): ReactNode {
  const release = useRelease(id);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>{release ? texts.newerReleaseOf(release.version, shortCode(release.code)) : texts.newerRelease}</p>
      <Button variant="secondary" onClick={onTake}>
        {texts.updateNowButton}
      </Button>
    </div>
  );
}

type Outcome = 'checking' | 'failed' | ReleaseCheck | undefined;

function CodeCheck({ release }: { release: KnownRelease }): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const hasVault = useHasVault();
  const check = async () => {
    setOutcome('checking');
    const checked = loadReleases().then(({ checkRelease }) => checkRelease(release));
    setOutcome(await checked.catch(() => 'failed' as const));
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="secondary"
          busy={outcome === 'checking'}
          busyLabel={texts.checkingCode}
          onClick={check}
        >
          {texts.checkCodeButton}
        </Button>
        <TextButton
          onClick={() => copyText(release.code, { done: texts.codeCopied, failed: texts.codeNotCopied })}
        >
          {texts.copyCodeButton}
        </TextButton>
      </div>
      {outcome === 'failed' && <Alert>{texts.checkFailed}</Alert>}
      <p className="text-small/5.5 text-ink-2">{hasVault ? texts.codeHelpWithVault : texts.codeHelp}</p>
      <div role="status">{typeof outcome === 'object' && <Checked release={release} check={outcome} />}</div>
    </>
  );
}

function serverText(release: KnownRelease, { server }: ReleaseCheck): string {
  if (!server) return texts.serverUnreachable;
  if (server.code === release.code) return texts.serverHasSame;
  return texts.serverHasOther(server.version, shortCode(server.code));
}

function Checked({ release, check }: { release: KnownRelease; check: ReleaseCheck }): ReactNode {
  const { count, differing } = check;
  if (differing.length === 0) {
    return (
      <p>
        {texts.codeMatches(count)} {serverText(release, check)}
      </p>
    );
  }
  return (
    <div className="grid gap-[12px]">
      <p>{texts.codeDiffers(differing.length)}</p>
      <ul className="text-small">
        {differing.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      <p>{texts.codeDiffersNext}</p>
    </div>
  );
}
