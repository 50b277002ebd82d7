import { type ReactNode, useMemo, useState } from 'react';
import { capitalized } from '../../../kernel/capitalized.ts';
import { INVALID_DATE, readableDate } from '../../../kernel/month-list.ts';
import { TEXT_LIMIT } from '../../../kernel/seal.ts';
import { isBlank } from '../../../kernel/text.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { isTooLong } from '../../../kit/length-note.tsx';
import { NotHere } from '../../../kit/not-here.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { useSearchParams } from '../../../kit/search-params.ts';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useTitle } from '../../../kit/title.ts';
import { toast } from '../../../kit/toast.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { type DraftKind, useDraft } from '../../../notebook/react/use-draft.ts';
import { readTables, useView } from '../../../notebook/react/use-view.ts';
import { Attaching } from '../../attachments/client.ts';
import { isReadable } from '../rules.ts';
import * as texts from '../texts.ts';
import { editLesson } from './ops.ts';
import { type Lesson, lessonOf } from './views.ts';

const TITLE = texts.editTitle;

/** A lesson's text that is being changed, and what the lesson said, under which number, when that began. */
interface EditDraft {
  text?: string;
  from?: { text: string; seq: number };
}

/** Each lesson has a draft of its own. Two versions of one: what was written last. */
const editDraftKind = (id: string): DraftKind<EditDraft> => ({
  name: `lesson ${id}`,
  blank: () => ({}),
  isBlank: ({ text }) => text === undefined,
  read: (kept) => kept as EditDraft,
  merge: (_kept, written) => written,
});

function EditForm({ lesson }: { lesson: Lesson }): ReactNode {
  const kind = useMemo(() => editDraftKind(lesson.id), [lesson.id]);
  const draft = useDraft(kind);
  const goOn = useNavigateFromHere();
  const [saving, setSaving] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { text = lesson.lesson, from = { text: lesson.lesson, seq: lesson.seq } } = draft.value;
  const canSave = !isBlank(text) && text !== lesson.lesson && !isTooLong(text, TEXT_LIMIT);
  const leave = () => goOn(`/lessons-history?lesson=${lesson.id}`, { replace: true });

  const save = async (): Promise<void> => {
    const now = lessonOf(readTables(), lesson.id);
    if (!canSave || saving === 'busy' || !now) return;
    setSaving('busy');
    try {
      await draft.end((id) => editLesson(now, text, { basedOn: from.seq, draft: id }), { inSight: true });
      toast.success(texts.changesSaved);
      leave();
    } catch {
      setSaving('failed');
    }
  };

  if (!draft.ready) return <Skeleton lines={4} />;
  return (
    <>
      {draft.value.text !== undefined && from.text !== lesson.lesson && (
        <Notice>{texts.changedElsewhere}</Notice>
      )}
      <Attaching table="lessons_learned" id={lesson.id} isPaused={saving === 'busy'}>
        <WritingArea
          label={texts.lessonQuestion}
          maxLength={TEXT_LIMIT}
          value={text}
          onChange={(next) => draft.change(() => ({ text: next, from }))}
          onSubmitShortcut={() => void save()}
          readOnly={saving === 'busy'}
          autoFocus
        />
      </Attaching>
      {saving === 'failed' && <Alert onRetry={() => void save()}>{texts.changesNotSaved}</Alert>}
      <ButtonRow className="mt-8">
        <Button
          disabled={!canSave}
          busy={saving === 'busy'}
          busyLabel={texts.saving}
          onClick={() => void save()}
        >
          {texts.saveChangesButton}
        </Button>
        <Button
          variant="tertiary"
          onClick={() => {
            void draft.done();
            leave();
          }}
        >
          {texts.cancelButton}
        </Button>
      </ButtonRow>
    </>
  );
}

/** /lessons/edit?lesson=…: a lesson, to be changed; what it says now is kept as an earlier version. */
export default function EditLessonPage(): ReactNode {
  const id = useSearchParams().get('lesson') ?? '';
  const lesson = useView(lessonOf, id);
  useTitle(TITLE);
  return (
    <div className="mx-auto max-w-[760px] pb-16">
      <PageHead
        title={TITLE}
        sub={lesson && capitalized(readableDate(lesson.date)?.long ?? INVALID_DATE)}
        back={{ to: `/lessons-history?lesson=${id}`, label: texts.backToLessonsButton }}
      />
      {!lesson && <NotHere failed={texts.lessonNotLoaded} />}
      {lesson &&
        (isReadable(lesson) ? (
          <EditForm key={lesson.id} lesson={lesson} />
        ) : (
          <Alert>{texts.lessonNotReadable}</Alert>
        ))}
    </div>
  );
}
