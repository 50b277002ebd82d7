import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../../../kit/dialog.tsx';
import { IconButton } from '../../../../kit/icon-button.tsx';
import { ChevronLeft, ChevronRight, Minus, Plus, Trash2, X } from '../../../../kit/icons.ts';
import { isRightToLeft } from '../../../../kit/reading-direction.ts';
import * as texts from '../../texts.ts';
import { deleteAttachment } from '../ops.ts';
import type { AttachedPicture } from '../views.ts';
import { Description } from './description.tsx';
import { Stage } from './stage.tsx';
import { useGestures } from './use-gestures.ts';
import styles from './viewer.module.css';
import { STEP } from './zoom.ts';

interface ViewerProps {
  /** At least one, in their order. */
  pictures: readonly AttachedPicture[];
  /** The id of the one that is seen first. */
  first: string;
  /** What stands below a picture, above its description. */
  caption?: (picture: AttachedPicture) => ReactNode;
  onClose: () => void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Which picture is seen: when it goes, the one that takes its place. */
function useShown(pictures: readonly AttachedPicture[], first: string) {
  const at = (id: string): number => pictures.findIndex(({ row }) => row.id === id);
  const [shown, setShown] = useState({ id: first, place: Math.max(0, at(first)) });
  const found = at(shown.id);
  const place = found === -1 ? Math.min(shown.place, pictures.length - 1) : found;
  const picture = pictures[place];
  const id = picture?.row.id;
  useEffect(() => {
    if (id !== undefined) setShown({ id, place });
  }, [id, place]);
  const goTo = (next: number): void => {
    const row = pictures[next]?.row;
    if (row) setShown({ id: row.id, place: next });
  };
  return { picture, place, goTo };
}

/** Pictures one at a time, as large as the screen: to be turned through, enlarged, described and deleted. */
export default function Viewer({ pictures, first, caption, onClose }: ViewerProps): ReactNode {
  const { picture, place, goTo } = useShown(pictures, first);
  const [unsaved, setUnsaved] = useState('');
  const isBackwards = isRightToLeft();
  const { zoom, zoomBy, on } = useGestures(picture?.row.id ?? '', (direction) =>
    goTo(place + (isBackwards ? direction : -direction)),
  );
  if (!picture) return null;

  const keys = new Map([
    ['ArrowLeft', () => goTo(place + (isBackwards ? 1 : -1))],
    ['ArrowRight', () => goTo(place + (isBackwards ? -1 : 1))],
    ['Home', () => goTo(0)],
    ['End', () => goTo(pictures.length - 1)],
    ['+', () => zoomBy(STEP)],
    ['=', () => zoomBy(STEP)],
    ['-', () => zoomBy(1 / STEP)],
    ['0', () => zoomBy(0)],
  ]);
  const keyDown = (event: KeyboardEvent): void => {
    const act = keys.get(event.key);
    if (!act || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  const remove = (): void => {
    if (pictures.length === 1) onClose();
    void deleteAttachment(picture);
  };
  const { description } = picture.info;
  return (
    <Dialog
      open
      wide
      title={texts.viewerTitle}
      titleHidden
      className={styles.viewer}
      guardText={unsaved}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the whole dialog; each has its button. */}
      <div className={styles.sheet} onKeyDown={keyDown}>
        <div className={styles.bar}>
          <p className={styles.position} aria-live="polite">
            {pictures.length > 1 && texts.positionOf(place + 1, pictures.length)}
          </p>
          <IconButton
            label={texts.zoomOutButton}
            aria-disabled={zoom.scale === 1}
            onClick={() => zoomBy(1 / STEP)}
          >
            <Minus />
          </IconButton>
          <IconButton label={texts.zoomInButton} onClick={() => zoomBy(STEP)}>
            <Plus />
          </IconButton>
          <IconButton label={texts.deletePictureButton} onClick={remove}>
            <Trash2 />
          </IconButton>
          <IconButton label={texts.closeButton} onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <div className={styles.place} {...on} data-zoomed={zoom.scale > 1 || undefined}>
          <Stage
            key={picture.row.id}
            picture={picture}
            zoom={zoom}
            label={texts.pictureLabel(description, place + 1, pictures.length)}
          />
        </div>
        {pictures.length > 1 && (
          <>
            <IconButton
              className={styles.previous}
              label={texts.previousButton}
              aria-disabled={place === 0}
              onClick={() => goTo(place - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              className={styles.next}
              label={texts.nextButton}
              aria-disabled={place === pictures.length - 1}
              onClick={() => goTo(place + 1)}
            >
              <ChevronRight />
            </IconButton>
          </>
        )}
        <div className={styles.below}>
          {caption && <p>{caption(picture)}</p>}
          <Description key={picture.row.id} picture={picture} onWriting={setUnsaved} />
        </div>
      </div>
    </Dialog>
  );
}
