import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '../../../../kit/alert.tsx';
import { Button } from '../../../../kit/button.tsx';
import { ButtonRow } from '../../../../kit/button-row.tsx';
import { Square } from '../../../../kit/icons.ts';
import { RECORDING_SECONDS } from '../../contract/limits.ts';
import { timeOf } from '../../rules/bars.ts';
import * as texts from '../../texts.ts';
import type { AttachedTo } from '../ops.ts';
import { Bars } from './bars.tsx';
import styles from './recording.module.css';
import { Said } from './said.tsx';
import { LIVE_BARS, type Recording, useRecording } from './use-recording.ts';

interface RecordingPanelProps {
  to: AttachedTo;
  onAdd: (() => void) | undefined;
  onClose: () => void;
}

/** The loudness of the last moments; the room for it is there from the first. */
const liveBars = (levels: readonly number[]): number[] => [
  ...Array<number>(LIVE_BARS - levels.length).fill(0),
  ...levels.map((level) => Math.round(level * 100)),
];

function Running({ recording }: { recording: Recording }): ReactNode {
  const stop = useRef<HTMLButtonElement>(null);
  const { state, seconds, levels } = recording;
  const isReady = state.at === 'recording';
  useEffect(() => {
    if (isReady) stop.current?.focus();
  }, [isReady]);
  return (
    <>
      <div className={styles.live}>
        <i className={styles.light} data-on={isReady || undefined} />
        <Bars bars={liveBars(levels)} />
        <p className={styles.time}>{texts.recordingTime(timeOf(seconds), timeOf(RECORDING_SECONDS))}</p>
      </div>
      <ButtonRow>
        <Button ref={stop} variant="secondary" unavailable={!isReady} onClick={recording.stop}>
          <Square />
          {texts.stopButton}
        </Button>
        <Button variant="tertiary" onClick={recording.discard}>
          {texts.discardButton}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Records: begins when it is shown, stops by the button or after five minutes, and asks whether to keep it. */
export default function RecordingPanel({ to, onAdd, onClose }: RecordingPanelProps): ReactNode {
  const recording = useRecording(to, onClose);
  const { state, discard } = recording;
  const sound = state.at === 'stopped' || state.at === 'keeping' ? state.sound : undefined;
  const keep = useRef<HTMLButtonElement>(null);
  const isStopped = sound !== undefined;
  useEffect(() => {
    if (isStopped) keep.current?.focus();
  }, [isStopped]);
  return (
    <section className={styles.panel} aria-label={texts.recordingTitle}>
      {state.at === 'failed' && (
        <>
          <Alert>{state.problem}</Alert>
          <ButtonRow>
            <Button variant="tertiary" onClick={discard}>
              {texts.closeButton}
            </Button>
          </ButtonRow>
        </>
      )}
      {(state.at === 'asking' || state.at === 'recording') && <Running recording={recording} />}
      {sound && (
        <>
          {state.at === 'stopped' && state.problem && <Alert>{state.problem}</Alert>}
          {state.at === 'stopped' && state.wasCut && sound.seconds < RECORDING_SECONDS - 1 && (
            <p className="text-small text-ink-2" role="status">
              {texts.recordingFailed}
            </p>
          )}
          <div className={styles.live}>
            <Bars bars={sound.bars} />
            <p className={styles.time}>{timeOf(sound.seconds)}</p>
          </div>
          {sound.transcript !== '' && <Said text={sound.transcript} />}
          <ButtonRow>
            <Button
              ref={keep}
              busy={state.at === 'keeping'}
              onClick={() => {
                onAdd?.();
                recording.keep();
              }}
            >
              {texts.keepRecordingButton}
            </Button>
            <Button variant="tertiary" onClick={discard}>
              {texts.discardButton}
            </Button>
          </ButtonRow>
        </>
      )}
    </section>
  );
}
