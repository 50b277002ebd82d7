import { type KeyboardEvent, useMemo, useState } from 'react';
import type { SyncedRows } from '../../feed/contract.ts';
import { lessonLabel, lessonsWith, wordsOfLesson } from '../rules.ts';

type Lesson = SyncedRows['lessons_learned'];

/** How many are listed; more words find the others. */
const SHOWN = 50;

export interface LessonSearch {
  isOpen: boolean;
  /** What stands in the field: the words that are looked for, else the chosen lesson. */
  value: string;
  shown: readonly Lesson[];
  /** How many lessons have the words. */
  found: number;
  /** The place of the one that Enter chooses. */
  at: number;
  type: (words: string) => void;
  open: () => void;
  close: () => void;
  choose: (id: string) => void;
  keyDown: (event: KeyboardEvent) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Looks for a lesson in a field with a list below it. */
export function useLessonSearch(
  lessons: readonly Lesson[],
  chosen: string | undefined,
  onChoose: (id: string) => void,
): LessonSearch {
  // Undefined while nothing is looked for: the field then shows what is chosen.
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const searchable = useMemo(
    () => lessons.map((lesson) => ({ lesson, words: wordsOfLesson(lesson) })),
    [lessons],
  );
  const all = useMemo(() => lessonsWith(typed ?? '', searchable), [typed, searchable]);
  const shown = all.slice(0, SHOWN);
  const at = Math.min(place, Math.max(0, shown.length - 1));
  const lesson = lessons.find(({ id }) => id === chosen);

  const open = (): void => {
    if (isOpen) return;
    setOpen(true);
    setPlace(
      Math.max(
        0,
        shown.findIndex(({ id }) => id === chosen),
      ),
    );
  };
  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (id: string): void => {
    onChoose(id);
    close();
  };
  const type = (words: string): void => {
    setTyped(words);
    setPlace(0);
    setOpen(true);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    const active = shown[at];
    if (step !== undefined && !isOpen) open();
    else if (step !== undefined) setPlace((at + step + shown.length) % Math.max(1, shown.length));
    else if (event.key === 'Enter' && isOpen && active) choose(active.id);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };
  return {
    ...{ isOpen, shown, at, found: all.length },
    value: typed ?? (lesson ? lessonLabel(lesson) : ''),
    ...{ type, open, close, choose, keyDown },
  };
}
