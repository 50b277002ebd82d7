import { type CSSProperties, type ReactNode, useState } from 'react';
import { readOriginal, readPreview } from '../../../../session/files/files.ts';
import * as texts from '../../texts.ts';
import { type FileProblem, useFileUrl } from '../use-file-url.ts';
import type { AttachedPicture } from '../views.ts';
import styles from './viewer.module.css';
import type { Zoom } from './zoom.ts';

const PROBLEMS: Record<FileProblem, string> = {
  offline: texts.originalOffline,
  'on its way': texts.originalOnItsWay,
  gone: texts.originalNotShown,
  damaged: texts.originalNotShown,
};

interface StageProps {
  picture: AttachedPicture;
  zoom: Zoom;
  label: string;
}

/** One picture: its preview at once in the size of the original, and the original over it as soon as it is here. */
export function Stage({ picture, zoom: { scale, x, y }, label }: StageProps): ReactNode {
  const preview = useFileUrl(picture, readPreview);
  const original = useFileUrl(picture, readOriginal);
  const [isDrawn, setDrawn] = useState(false);
  const { width, height } = picture.info;
  const size = { '--width': width, '--height': height } as CSSProperties;
  return (
    <>
      <div
        role="img"
        aria-label={label}
        className={styles.picture}
        style={{ ...size, transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      >
        {preview.url && !isDrawn && <img src={preview.url} alt="" draggable={false} />}
        {original.url && (
          <img
            src={original.url}
            alt=""
            draggable={false}
            data-original={isDrawn ? 'drawn' : 'coming'}
            onLoad={() => setDrawn(true)}
          />
        )}
      </div>
      {original.problem && (
        <p className={styles.problem} role="status">
          {PROBLEMS[original.problem]}
        </p>
      )}
    </>
  );
}
