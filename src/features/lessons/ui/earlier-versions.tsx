import type { ReactNode } from 'react';
import { UNREADABLE } from '../../../kernel/seal.ts';
import { FormerVersions } from '../../../kit/former-versions.tsx';
import { toast } from '../../../kit/toast.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { UNDO_SECONDS } from '../../../session/perform-or-toast.ts';
import { formerVersions } from '../../feed/client.ts';
import { isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import { editLesson } from './ops.ts';
import type { Lesson } from './views.ts';

async function bringBack(lesson: Lesson, text: string): Promise<void> {
  try {
    await editLesson(lesson, text);
    const back = { ...lesson, lesson: text };
    const undo = { label: texts.undoButton, onSelect: () => void bringBack(back, lesson.lesson) };
    toast.success(texts.versionRestored, { seconds: UNDO_SECONDS, action: undo });
  } catch {
    toast.error(texts.restoreFailed);
  }
}

/** What a lesson said before it was changed: to be read, and to be brought back. */
export function EarlierVersions({ lesson }: { lesson: Lesson }): ReactNode {
  const versions = useView(formerVersions, 'lessons_learned', lesson.id);
  return (
    <FormerVersions
      versions={versions}
      onBringBack={({ texts }) => {
        const then = texts?.lesson;
        if (then === undefined || !isReadable({ lesson: then }) || !isReadable(lesson)) return undefined;
        return () => void bringBack(lesson, then);
      }}
    >
      {({ texts }) => (
        <p dir="auto" className="font-serif text-read whitespace-pre-line wrap-anywhere">
          {texts?.lesson ?? UNREADABLE}
        </p>
      )}
    </FormerVersions>
  );
}
