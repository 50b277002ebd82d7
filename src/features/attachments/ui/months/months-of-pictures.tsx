import { type ReactNode, Suspense } from 'react';
import { isLocalDate, type LocalDate } from '../../../../kernel/calendar.ts';
import { capitalized } from '../../../../kernel/capitalized.ts';
import { INVALID_DATE, readableDate } from '../../../../kernel/month-list.ts';
import { formatDay } from '../../../../kernel/written-days.ts';
import { EmptyState } from '../../../../kit/empty-state.tsx';
import { lazyDialog } from '../../../../kit/lazy-dialog.tsx';
import { Link } from '../../../../kit/link.tsx';
import { LongList } from '../../../../kit/long-list.tsx';
import { useView } from '../../../../notebook/react/use-view.ts';
import type { AttachedTable } from '../../contract/limits.ts';
import * as texts from '../../texts.ts';
import { PictureTile, ratioOf } from '../tile.tsx';
import { useViewer } from '../use-viewer.ts';
import type { AttachedPicture } from '../views.ts';
import styles from './months.module.css';
import {
  type DatedPicture,
  type DatedRow,
  type MonthOfPictures,
  picturesByMonth,
} from './pictures-by-month.ts';
import { useIsNear } from './use-is-near.ts';

const Viewer = lazyDialog(() => import('../viewer/viewer.tsx'));

/** About how high a month is, in pixels. */
const MONTH_HEIGHT = 420;

const dayName = (date: LocalDate): string =>
  isLocalDate(date) ? capitalized(formatDay(date, { year: true })) : INVALID_DATE;

interface DayTileProps extends DatedPicture {
  /** The day stands on the first of its pictures. */
  isFirstOfDay: boolean;
  label: string;
  onOpen: () => void;
}

/** A picture of a day. It is read from this device once it is nearly in sight. */
function DayTile({ picture, date, isFirstOfDay, label, onOpen }: DayTileProps): ReactNode {
  const [place, isNear] = useIsNear<HTMLLIElement>();
  return (
    <li ref={place} style={ratioOf(picture)}>
      <PictureTile picture={picture} label={label} isFar={!isNear} onOpen={onOpen}>
        {isFirstOfDay && <span className={styles.day}>{readableDate(date)?.day}</span>}
      </PictureTile>
    </li>
  );
}

interface MonthProps {
  month: MonthOfPictures;
  /** Told the picture's id. */
  onOpen: (picture: string) => void;
}

const Month = ({ month: { id, pictures }, onOpen }: MonthProps): ReactNode => (
  <div className={styles.month}>
    <h2>{id}</h2>
    <ul aria-label={texts.picturesOfMonth(id)}>
      {pictures.map(({ picture, date }, place) => (
        <DayTile
          key={picture.row.id}
          picture={picture}
          date={date}
          isFirstOfDay={date !== pictures[place - 1]?.date}
          label={texts.datedPictureLabel(dayName(date), picture.info.description, place + 1, pictures.length)}
          onOpen={() => onOpen(picture.row.id)}
        />
      ))}
    </ul>
  </div>
);

interface MonthsOfPicturesProps {
  table: AttachedTable;
  /** The table's rows, the newest first. */
  rows: readonly DatedRow[];
  /** Where a row can be read. */
  addressOf: (id: string) => string;
}

/** The pictures of a history, month by month: one opened leads to the others of its month, and to the page that it is on. */
export default function MonthsOfPictures({ table, rows, addressOf }: MonthsOfPicturesProps): ReactNode {
  const months = useView(picturesByMonth, table, rows);
  const { place, opened, open, close } = useViewer<{ month: string; picture: string }>();
  const seen = months.find(({ id }) => id === opened?.month)?.pictures ?? [];
  const whereItIs = ({ row }: AttachedPicture): ReactNode => {
    const date = seen.find(({ picture }) => picture.row.id === row.id)?.date;
    return date !== undefined && <Link to={addressOf(row.of_id)}>{dayName(date)}</Link>;
  };
  return (
    <section ref={place} className={styles.months} aria-label={texts.picturesLabel} tabIndex={-1}>
      {months.length === 0 && <EmptyState heading={texts.noPicturesTitle} text={texts.noPicturesHint} />}
      <LongList label={texts.monthsLabel} items={months} estimate={MONTH_HEIGHT}>
        {(month) => <Month month={month} onOpen={(picture) => open({ month: month.id, picture })} />}
      </LongList>
      {opened && seen.length > 0 && (
        <Suspense>
          <Viewer
            pictures={seen.map(({ picture }) => picture)}
            first={opened.picture}
            caption={whereItIs}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}
