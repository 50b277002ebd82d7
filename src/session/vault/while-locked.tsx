import { type ReactNode, useEffect, useState } from 'react';
import { newId } from '../../kernel/ids.ts';
import { TEXT_LIMIT } from '../../kernel/seal.ts';
import { Alert } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { WritingArea } from '../../kit/writing-area.tsx';
import { call } from '../call.ts';
import { countLocked, keepLocked, takesLocked } from './locked-writing.ts';
import * as texts from './texts.ts';

/** What goes on while the vault is closed: counts, and taking down a lesson. */
export function WhileLocked(): ReactNode {
  return (
    <div className="mt-8 grid w-full gap-6">
      <Growth />
      <LockedLesson />
    </div>
  );
}

/** The server counts without reading. Of nothing it says nothing. */
function Growth(): ReactNode {
  const [said, setSaid] = useState<string[]>([]);
  useEffect(() => {
    call('GET /api/growth', { query: {} }).then(
      ({ streaks: { journal }, points: { day } }) =>
        setSaid([
          ...(journal > 0 ? [texts.streakWhileLocked(journal)] : []),
          ...(day > 0 ? [texts.pointsWhileLocked(day)] : []),
        ]),
      () => undefined,
    );
  }, []);
  return said.length > 0 && <p className="text-ink-2">{said.join(' ')}</p>;
}

function LockedLesson(): ReactNode {
  const [isPossible, setPossible] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const [lesson, setLesson] = useState({ id: newId(), text: '' });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const failed = () => undefined;
    takesLocked().then(setPossible, failed);
    countLocked().then(setWaiting, failed);
  }, []);
  if (!isPossible) return null;
  const type = async (text: string): Promise<void> => {
    setLesson({ ...lesson, text });
    try {
      await keepLocked(lesson.id, text);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const begin = async (): Promise<void> => {
    if (lesson.text.trim() === '') return;
    try {
      // The last keystroke may still be under way, or have failed.
      await keepLocked(lesson.id, lesson.text);
      setFailed(false);
      // A second press must not clear what was begun after the first.
      setLesson((shown) => (shown.id === lesson.id ? { id: newId(), text: '' } : shown));
      setWaiting(await countLocked());
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <WritingArea
        label={texts.lockedLessonLabel}
        labelLook="subheading"
        describedBy="locked-lesson-help"
        maxLength={TEXT_LIMIT}
        value={lesson.text}
        onChange={type}
        onSubmitShortcut={begin}
      />
      <p id="locked-lesson-help" className="mt-2 text-small text-ink-2">
        {texts.lockedLessonHelp}
      </p>
      {hasFailed && <Alert>{texts.lockedNotKept}</Alert>}
      <div className="mt-4">
        <Button variant="secondary" unavailable={lesson.text.trim() === ''} onClick={begin}>
          {texts.keepLockedButton}
        </Button>
      </div>
      <p role="status" className="mt-3 text-small">
        {waiting > 0 && texts.lessonsWaiting(waiting)}
      </p>
    </div>
  );
}
