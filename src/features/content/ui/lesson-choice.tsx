import { type ReactNode, useId, useLayoutEffect } from 'react';
import { Field } from '../../../kit/field.tsx';
import { CheckMark } from '../../../kit/icons.ts';
import { Link } from '../../../kit/link.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { TextInput } from '../../../kit/text-input.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { lessonDay, lessonLine } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './lesson-choice.module.css';
import { type LessonSearch, useLessonSearch } from './use-lesson-search.ts';
import { readableLessons } from './views.ts';

interface LessonChoiceProps {
  lessonId: string | undefined;
  onLesson: (id: string) => void;
}

/** A lesson is looked for by its words or its day, or taken from the list, in which the latest is first. */
export function LessonChoice({ lessonId, onLesson }: LessonChoiceProps): ReactNode {
  const lessons = useView(readableLessons);
  const search = useLessonSearch(lessons, lessonId, onLesson);
  const id = useId();
  if (lessons.length === 0) {
    return (
      <p className="text-ink-2">
        {sentence(texts.noLessonsYet<ReactNode>(<Link to="/dashgrowthloop">{texts.noteLessonLink}</Link>))}
      </p>
    );
  }
  const { isOpen, found, shown, at, value } = search;
  return (
    <div className={styles.choice}>
      <Field label={texts.lessonLabel}>
        <TextInput
          className={styles.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && shown.length > 0 ? `${id}-${at}` : undefined}
          placeholder={texts.lessonPlaceholder}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          value={value}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={search.keyDown}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={search.open}
          onBlur={search.close}
        />
      </Field>
      {isOpen && <Options id={id} search={search} chosen={lessonId} />}
      <p role="status" className="sr-only">
        {isOpen && texts.lessonsFound(found)}
      </p>
    </div>
  );
}

interface OptionsProps {
  id: string;
  search: LessonSearch;
  chosen: string | undefined;
}

function Options({ id, search: { shown, found, at, choose }, chosen }: OptionsProps): ReactNode {
  const active = `${id}-${at}`;
  useLayoutEffect(() => {
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // A press in here leaves the focus where it is, so that the list stays.
    <div className={styles.panel} onPointerDown={(event) => event.preventDefault()} role="presentation">
      <div id={`${id}-list`} role="listbox" aria-label={texts.lessonsLabel} className={styles.list}>
        {shown.map((lesson, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field above.
          <div
            key={lesson.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            className={styles.option}
            onClick={() => choose(lesson.id)}
          >
            <span dir="auto">{lessonLine(lesson)}</span> <small>({lessonDay(lesson)})</small>
            {lesson.id === chosen && <CheckMark />}
          </div>
        ))}
      </div>
      {shown.length < found && <p>{texts.lessonsLeft(shown.length, found)}</p>}
      {found === 0 && <p>{texts.noLessonFound}</p>}
    </div>
  );
}
