import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../../kit/icon-button.tsx';
import { Pause, Play } from '../../../../kit/icons.ts';
import { Menu } from '../../../../kit/menu.tsx';
import { keyInReadingOrder } from '../../../../kit/reading-direction.ts';
import { readOriginal } from '../../../../session/files/files.ts';
import { BARS } from '../../contract/limits.ts';
import { timeOf } from '../../rules/bars.ts';
import * as texts from '../../texts.ts';
import { deleteAttachment } from '../ops.ts';
import { type FileProblem, useFileUrl } from '../use-file-url.ts';
import type { AttachedRecording } from '../views.ts';
import { Bars } from './bars.tsx';
import styles from './recording.module.css';
import { Transcript } from './transcript.tsx';
import { usePlayer } from './use-player.ts';

const PROBLEMS: Record<FileProblem, string> = {
  offline: texts.recordingNotHere,
  'on its way': texts.recordingOnItsWay,
  gone: texts.recordingNotPlayed,
  damaged: texts.recordingNotPlayed,
};

/** Seconds that an arrow key goes. */
const STEP = 5;

interface PlayerProps {
  recording: AttachedRecording;
  /** Counted from 1. */
  number: number;
}

/** A recording: played, gone through by its bars, faster if wanted, with what is said beside it. */
export function Player({ recording, number }: PlayerProps): ReactNode {
  const { seconds, bars, transcript } = recording.info;
  // Its bytes come when somebody wants to hear it.
  const [isWanted, setWanted] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const { url, problem } = useFileUrl(recording, isWanted ? readOriginal : undefined);
  const { audio, isPlaying, position, speed, toggle, seek, changeSpeed } = usePlayer(url, seconds);
  const name = texts.recordingNumber(number);
  const time = timeOf(position);
  return (
    <section className={styles.recording} aria-label={name}>
      <div className={styles.player}>
        <IconButton
          className={styles.play}
          label={isPlaying ? texts.pauseButton : texts.playButton}
          onClick={() => {
            setWanted(true);
            toggle();
          }}
        >
          {isPlaying ? <Pause /> : <Play />}
        </IconButton>
        <div className={styles.wave}>
          <Bars bars={bars} done={Math.round((position / seconds) * BARS)} />
          <input
            type="range"
            aria-label={texts.playbackPosition}
            aria-valuetext={texts.positionText(time, timeOf(seconds))}
            min={0}
            max={seconds}
            step={STEP / 10}
            value={position}
            onChange={({ target }) => {
              setWanted(true);
              seek(Number(target.value));
            }}
            onKeyDown={(event) => {
              const by = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP }[
                keyInReadingOrder(event.key)
              ];
              if (by === undefined) return;
              event.preventDefault();
              setWanted(true);
              seek(position + by);
            }}
          />
        </div>
        <p className={styles.time}>{isPlaying || position > 0 ? time : timeOf(seconds)}</p>
        <button
          type="button"
          className={styles.speed}
          aria-label={texts.speedLabel(speed)}
          onClick={changeSpeed}
        >
          {texts.speedButton(speed)}
        </button>
        <Menu
          trigger="ellipsis"
          label={texts.recordingOptions(number)}
          items={[
            {
              kind: 'action',
              label: transcript === '' ? texts.addTranscriptButton : texts.editTranscriptButton,
              onSelect: () => setWriting(true),
            },
            { kind: 'action', label: texts.deleteButton, onSelect: () => void deleteAttachment(recording) },
          ]}
        />
      </div>
      {url && (
        // biome-ignore lint/a11y/useMediaCaption: what is said stands beside it, where the person has written it down.
        <audio ref={audio} src={url} preload="auto" />
      )}
      {problem && (
        <p className={styles.note} role="status">
          {PROBLEMS[problem]}
        </p>
      )}
      <Transcript recording={recording} isWriting={isWriting} onDone={() => setWriting(false)} />
    </section>
  );
}
