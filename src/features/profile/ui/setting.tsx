import { type ReactNode, useId } from 'react';
import styles from './setting.module.css';

interface SettingProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One section of the profile: what it is about on the left, the controls on the right. */
export function Setting({ title, note, children }: SettingProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.setting} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
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
