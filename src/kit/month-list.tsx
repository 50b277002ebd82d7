import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { beginsMonth, INVALID_DATE, readableDate } from '../kernel/month-list.ts';
import { LongList, type PlaceInList } from './long-list.tsx';
import styles from './month-list.module.css';

/** Whether a row is open, as its accordion item takes it. */
export interface Opening {
  open: boolean;
  onToggle: (open: boolean) => void;
}

interface MonthListProps<Row> {
  /** Names the list. */
  label: string;
  /** All rows, newest first. */
  rows: readonly Row[];
  /** The row that is open when the page is. */
  openAtFirst?: string | undefined;
  /** The row that the address asks for: it is gone to and open. */
  at?: PlaceInList | undefined;
  /** One accordion item for a row. */
  children: (row: Row, opening: Opening) => ReactNode;
}

/** About how high a closed row is, in pixels. */
const ROW_HEIGHT = 112;

/** A history, however long: accordion items under their months. What was opened stays so while the page is there. */
export function MonthList<Row extends { id: string; date: string }>(props: MonthListProps<Row>): ReactNode {
  const { label, rows, openAtFirst, at, children } = props;
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const turn = useCallback(
    (id: string, open: boolean): void => setTurned((before) => new Map(before).set(id, open)),
    [],
  );
  const place = at?.id;
  const visit = at?.visit;
  useEffect(() => {
    if (place !== undefined && visit !== undefined) turn(place, true);
  }, [place, visit, turn]);
  return (
    <LongList items={rows} label={label} estimate={ROW_HEIGHT} at={at}>
      {(row, index) => (
        <>
          {beginsMonth(row, rows[index - 1]) && (
            <h2 className={styles.month}>{readableDate(row.date)?.month ?? INVALID_DATE}</h2>
          )}
          {children(row, {
            open: turned.get(row.id) ?? (row.id === openAtFirst || row.id === place),
            onToggle: (open) => turn(row.id, open),
          })}
        </>
      )}
    </LongList>
  );
}
