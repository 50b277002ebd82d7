import { type ReactNode, useEffect, useState } from 'react';
import type { LocalDate } from '../../../../kernel/calendar.ts';
import { Alert } from '../../../../kit/alert.tsx';
import { Button } from '../../../../kit/button.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { readTables } from '../../../../notebook/react/use-view.ts';
import { saveAsFile } from '../../../archive/client.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictureOf } from '../../engine/letter/picture.ts';
import { type Period, periodSlug } from '../../rules/periods.ts';
import * as texts from '../../texts.ts';
import { drawPicture } from './draw-picture.ts';
import styles from './letter.module.css';
import { pictureFacts } from './letter-views.ts';

interface Drawn {
  file: File;
  url: string;
  alternative: string;
}

/** The picture as a file; undefined while it is drawn. */
function usePicture(period: Period, today: LocalDate): Drawn | 'failed' | undefined {
  const [drawn, setDrawn] = useState<Drawn | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    let url: string | undefined;
    draw(period, today).then(
      ({ file, alternative }) => {
        if (!isCurrent) return;
        url = URL.createObjectURL(file);
        setDrawn({ file, url, alternative });
      },
      () => isCurrent && setDrawn('failed'),
    );
    return () => {
      isCurrent = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [period, today]);
  return drawn;
}

async function draw(period: Period, today: LocalDate): Promise<Omit<Drawn, 'url'>> {
  const facts = pictureFacts(readTables(), period, today);
  if (!facts) throw new Error('there is no notebook yet');
  const picture = pictureOf(facts);
  const name = texts.pictureFile(periodSlug(period));
  const file = new File([await drawPicture(picture)], name, { type: 'image/png' });
  return { file, alternative: picture.alternative };
}

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true;

const save = ({ file }: Drawn): void => saveAsFile(file.name, file);

/** Hands the picture to the share sheet of the device; where that fails it is saved. */
async function share(drawn: Drawn): Promise<void> {
  try {
    await navigator.share({ files: [drawn.file] });
  } catch (error) {
    // Whoever closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === 'AbortError')) save(drawn);
  }
}

interface PictureDialogProps {
  period: Period;
  today: LocalDate;
  title: string;
  onClose: () => void;
}

/** Shows the picture of a period before it is shared or saved. */
export function PictureDialog({ period, today, title, onClose }: PictureDialogProps): ReactNode {
  const drawn = usePicture(period, today);
  const shown = typeof drawn === 'object' ? drawn : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.pictureTitle(title)}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {texts.closeButton}
          </Button>
          {shown && <Actions drawn={shown} />}
        </>
      }
    >
      <p className="mt-2 text-ink-2">{texts.pictureHelp}</p>
      {drawn === 'failed' && (
        <div className="mt-4">
          <Alert>{texts.pictureFailed}</Alert>
        </div>
      )}
      {shown && (
        <img
          className={styles.preview}
          src={shown.url}
          alt={shown.alternative}
          width={PICTURE_WIDTH}
          height={PICTURE_HEIGHT}
        />
      )}
      {!drawn && <div className={styles.preview} aria-hidden="true" />}
    </Dialog>
  );
}

function Actions({ drawn }: { drawn: Drawn }): ReactNode {
  if (!canShare(drawn.file)) return <Button onClick={() => save(drawn)}>{texts.savePictureButton}</Button>;
  return (
    <>
      <Button variant="secondary" onClick={() => save(drawn)}>
        {texts.savePictureButton}
      </Button>
      <Button onClick={() => void share(drawn)}>{texts.sharePictureButton}</Button>
    </>
  );
}
