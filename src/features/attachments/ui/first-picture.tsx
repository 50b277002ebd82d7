import type { CSSProperties, ReactNode } from 'react';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { readPreview } from '../../../session/files/files.ts';
import type { AttachedTable } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import { useFileUrl } from './use-file-url.ts';
import { type AttachedPicture, attachmentsOf, isPicture } from './views.ts';

interface FirstPictureProps {
  table: AttachedTable;
  id: string;
  className?: string | undefined;
}

const firstPictureOf = (tables: Tables, table: AttachedTable, id: string): AttachedPicture | undefined =>
  attachmentsOf(tables, table, id).find(isPicture);

/** The first picture of a row, in a place that is kept for it; nothing where there is none, or none that can be shown here. */
export function FirstPicture({ table, id, className }: FirstPictureProps): ReactNode {
  const picture = useView(firstPictureOf, table, id);
  return picture && <Shown picture={picture} className={className} />;
}

function Shown({
  picture,
  className,
}: {
  picture: AttachedPicture;
  className: string | undefined;
}): ReactNode {
  const { url, problem } = useFileUrl(picture, readPreview);
  if (problem) return null;
  const { width, height, description } = picture.info;
  const ratio = { '--ratio': width / height } as CSSProperties;
  return (
    <span className={className} style={ratio}>
      {url && <img src={url} alt={description || texts.pictureAlone} draggable={false} />}
    </span>
  );
}
