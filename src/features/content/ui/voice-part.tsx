import { type ReactNode, useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { EditForm } from '../../../kit/edit-form.tsx';
import { isTooLong } from '../../../kit/length-note.tsx';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { VOICE_LENGTH, VOICE_TEXTS, type VoiceTexts } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';
import { EDITED_VOICE } from './drafts.ts';
import { learnVoice } from './making.ts';
import { replaceVoice, saveVoice } from './ops.ts';
import { ownVoice } from './views.ts';

const NAMES: VoiceTexts = {
  tone_style: texts.toneAndStyle,
  story_patterns: texts.storytelling,
  common_language: texts.phrases,
  themes: texts.themes,
  post_structure: texts.openingsAndEndings,
};

/** How the person writes, as it was learned from their own texts; it can be changed, and learned again. */
export function VoicePart(): ReactNode {
  const voice = useView(ownVoice);
  const { state } = useNotebook();
  const [editing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const learn = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      const learned = await learnVoice();
      // What could not be kept has been said.
      await replaceVoice(learned).catch(() => undefined);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.part} aria-labelledby="your-voice">
      <h2 className="section-heading" id="your-voice">
        {texts.voiceTitle}
      </h2>
      <p className="text-small text-ink-2">{texts.voiceExplained}</p>
      {voice && editing && <VoiceEditor voice={voice} onClose={() => setEditing(false)} />}
      {voice && !editing && <VoiceText voice={voice} />}
      {!editing && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel={texts.readingVoice}
            unavailable={state !== 'complete'}
            onClick={() => void learn()}
          >
            {voice ? texts.updateVoiceButton : texts.learnVoiceButton}
          </Button>
          {voice && (
            <Button variant="tertiary" aria-label={texts.editVoiceLabel} onClick={() => setEditing(true)}>
              {texts.editButton}
            </Button>
          )}
        </div>
      )}
      {failed && <Alert>{texts.voiceFailed}</Alert>}
    </section>
  );
}

const VoiceText = ({ voice }: { voice: VoiceTexts }): ReactNode => (
  <dl className={styles.voice}>
    {VOICE_TEXTS.map((name) => (
      <div key={name}>
        <dt>{NAMES[name]}</dt>
        <dd dir="auto">{voice[name]}</dd>
      </div>
    ))}
  </dl>
);

function VoiceEditor({ voice, onClose }: { voice: VoiceTexts; onClose: () => void }): ReactNode {
  const draft = useDraft(EDITED_VOICE);
  const written: VoiceTexts = { ...voice, ...draft.value };
  const [isChecked, setChecked] = useState(false);
  const giveUp = (): void => {
    void draft.done();
    onClose();
  };
  const save = (): void => {
    setChecked(true);
    if (VOICE_TEXTS.some((name) => isBlank(written[name]) || isTooLong(written[name], VOICE_LENGTH))) return;
    if (!draft.ready) return;
    const trimmed = Object.fromEntries(VOICE_TEXTS.map((name) => [name, written[name].trim()])) as VoiceTexts;
    // What cannot be kept says so itself, and waits in its draft.
    draft.end((ended) => saveVoice(trimmed, ended), { inSight: true }).then(onClose, () => undefined);
  };
  return (
    <EditForm label={texts.editVoiceLabel} onSave={save} onGiveUp={giveUp}>
      {VOICE_TEXTS.map((name, at) => (
        <div key={name}>
          <WritingArea
            label={NAMES[name]}
            labelLook="subheading"
            autoFocus={at === 0}
            value={written[name]}
            onChange={(text) => draft.change((value) => ({ ...value, [name]: text }))}
            maxLength={VOICE_LENGTH}
            error={isChecked && isBlank(written[name]) ? texts.voiceBlank : undefined}
          />
        </div>
      ))}
    </EditForm>
  );
}
