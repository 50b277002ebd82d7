import { type ReactNode, Suspense } from 'react';
import { lazyDialog } from '../../../kit/lazy-dialog.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import * as texts from '../texts.ts';
import { type Coming, useComing } from './adding.ts';
import { ComingProblem } from './coming-problem.tsx';
import { DescribeLine } from './describe-line.tsx';
import type { AttachedTo } from './ops.ts';
import { Player } from './recording/player.tsx';
import { SendingLine } from './sending-line.tsx';
import styles from './strip.module.css';
import { ComingTile, PictureTile } from './tile.tsx';
import { useViewer } from './use-viewer.ts';
import { type AttachedPicture, attachmentsOf, isPicture, isRecording } from './views.ts';

const Viewer = lazyDialog(() => import('./viewer/viewer.tsx'));

interface PicturesProps {
  pictures: readonly AttachedPicture[];
  coming: readonly Coming[];
  onOpen: (id: string) => void;
}

function Pictures({ pictures, coming, onOpen }: PicturesProps): ReactNode {
  if (pictures.length + coming.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={texts.picturesLabel}>
      {pictures.map((picture, place) => (
        <li key={picture.row.id}>
          <PictureTile
            picture={picture}
            label={texts.pictureLabel(picture.info.description, place + 1, pictures.length)}
            onOpen={() => onOpen(picture.row.id)}
          />
        </li>
      ))}
      {coming.map(({ key, name }) => (
        <li key={key}>
          <ComingTile name={name} />
        </li>
      ))}
    </ul>
  );
}

interface StripProps extends AttachedTo {
  /** Something may be added to the row here. */
  isWriting?: boolean;
}

/** What is attached to a row: pictures side by side, recordings below, and what is not quite there yet. */
export default function Strip({ table, id, isWriting = false }: StripProps): ReactNode {
  const all = useView(attachmentsOf, table, id);
  const coming = useComing(id);
  const { place, opened, open, close } = useViewer<string>();
  const pictures = all.filter(isPicture);
  const problems = coming.filter(({ problem }) => problem !== undefined);
  if (all.length + coming.length === 0) return null;
  return (
    <section ref={place} className={styles.attached} aria-label={texts.attachmentsLabel} tabIndex={-1}>
      <Pictures
        pictures={pictures}
        coming={coming.filter(({ problem }) => problem === undefined)}
        onOpen={open}
      />
      {isWriting && <DescribeLine pictures={pictures} />}
      {problems.map((each) => (
        <ComingProblem key={each.key} row={id} coming={each} />
      ))}
      {all.filter(isRecording).map((recording, index) => (
        <Player key={recording.row.id} recording={recording} number={index + 1} />
      ))}
      <SendingLine attached={all} />
      {opened !== undefined && pictures.length > 0 && (
        <Suspense>
          <Viewer pictures={pictures} first={opened} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
