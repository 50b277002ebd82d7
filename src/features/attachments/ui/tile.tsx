import type { CSSProperties, ReactNode } from 'react';
import { Spinner } from '../../../kit/first-icons.tsx';
import { CloudOff } from '../../../kit/icons.ts';
import { readPreview, useFileState } from '../../../session/files/files.ts';
import * as texts from '../texts.ts';
import styles from './strip.module.css';
import { type FileProblem, useFileUrl } from './use-file-url.ts';
import type { AttachedPicture } from './views.ts';

/** Narrowest and widest tile, as its width to its height. */
const NARROWEST = 0.62;
const WIDEST = 1.9;

/** The tile's width to its height, for the style of whatever gives it its room. */
export const ratioOf = ({ info: { width, height } }: AttachedPicture): CSSProperties =>
  ({ '--ratio': Math.min(WIDEST, Math.max(NARROWEST, width / height)) }) as CSSProperties;

const PROBLEMS: Record<FileProblem, string> = {
  offline: texts.pictureOffline,
  'on its way': texts.pictureOnItsWay,
  gone: texts.pictureGone,
  damaged: texts.pictureDamaged,
};

interface PictureTileProps {
  picture: AttachedPicture;
  /** What it shows and where it stands. */
  label: string;
  /** Not near enough to be seen yet: its place is kept for it. */
  isFar?: boolean;
  /** What lies on the picture. */
  children?: ReactNode;
  onOpen: () => void;
}

/** A picture's preview, which opens it. */
export function PictureTile({
  picture,
  label,
  isFar = false,
  children,
  onOpen,
}: PictureTileProps): ReactNode {
  const { url, problem } = useFileUrl(picture, isFar ? undefined : readPreview);
  const state = useFileState(picture.row.file);
  return (
    <button
      type="button"
      className={styles.tile}
      style={ratioOf(picture)}
      aria-label={problem ? `${label}. ${PROBLEMS[problem]}` : label}
      onClick={onOpen}
    >
      {url && <img src={url} alt="" draggable={false} />}
      {problem && (
        <span className={styles.missing}>
          <CloudOff />
          {PROBLEMS[problem]}
        </span>
      )}
      {children}
      {state && <span className={styles.state}>{state.is === 'sending' ? <Spinner /> : <CloudOff />}</span>}
    </button>
  );
}

/** A picture that is being prepared. */
export const ComingTile = ({ name }: { name: string }): ReactNode => (
  <div className={styles.tile} style={{ '--ratio': 1 } as CSSProperties} role="status">
    <Spinner />
    <span className="sr-only">{texts.preparingLabel(name)}</span>
  </div>
);
