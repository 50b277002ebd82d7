import type { ReactNode } from 'react';
import styles from './article.module.css';
import { PageHead } from './page-head.tsx';

interface ArticleProps {
  title: string;
  sub?: ReactNode;
  back?: { to: string; label: string };
  children: ReactNode;
}

/** A page that is read: one 640 px column of serif text. */
export function Article({ title, sub, back, children }: ArticleProps): ReactNode {
  return (
    <article className={styles.article}>
      <PageHead title={title} sub={sub} back={back} />
      <div className={styles.prose}>{children}</div>
    </article>
  );
}
