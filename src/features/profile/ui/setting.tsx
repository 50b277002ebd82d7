import { type ReactNode, useId } from 'react';
import styles from './setting.module.css';

interface SettingProps {
  /** By which an address can name it. */
  id?: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One section of the profile: what it is about on the left, the controls on the right. */
export function Setting({ id, title, note, children }: SettingProps): ReactNode {
  const heading = useId();
  return (
    <section id={id} className={styles.setting} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A form inside a setting; the browser's own bubbles are off, our messages stand at the fields. */
export function SettingForm({ onSave, children }: { onSave: () => void; children: ReactNode }): ReactNode {
  return (
    <form
      className="grid grid-cols-1 gap-[20px]"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
    </form>
  );
}
