import type { ReactNode } from 'react';
import { Accordion } from './accordion.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './month-list.module.css';

interface Earlier {
  label: string;
  /** Whether there is any; the button shows only then. */
  exists: boolean;
  busy: boolean;
  /** What to say when the last attempt to get it failed. */
  problem: string | undefined;
  load: () => unknown;
}

interface MonthListProps<Row> {
  /** Rows under the name of their month, newest first. */
  months: { month: string; rows: Row[] }[];
  /** One accordion item for a row. */
  children: (row: Row) => ReactNode;
  earlier: Earlier;
}

/** A history: accordions under their months, and a way to earlier ones. */
export function MonthList<Row extends { id: string }>({
  months,
  children,
  earlier,
}: MonthListProps<Row>): ReactNode {
  return (
    <>
      {months.map(({ month, rows }) => (
        <section key={rows[0]?.id} aria-label={month}>
          <h2 className={styles.month}>{month}</h2>
          <Accordion>{rows.map(children)}</Accordion>
        </section>
      ))}
      {earlier.problem && <Alert onRetry={() => earlier.load()}>{earlier.problem}</Alert>}
      {earlier.exists && (
        <p className="my-8">
          <Button variant="secondary" busy={earlier.busy} busyLabel="Loading" onClick={() => earlier.load()}>
            {earlier.label}
          </Button>
        </p>
      )}
    </>
  );
}
