import { type ReactNode, useState } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { Field } from '../../../kit/field.tsx';
import { OnboardingFrame, PinnedActions } from '../../../kit/onboarding-frame.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNavigateFromHere } from '../../../kit/use-navigate-from-here.ts';
import { type Profile, saveProfile } from '../../../session/profile.ts';
import { useSave } from '../../../session/use-save.ts';
import { PROFILE_LIMITS } from '../../profile/contract/limits.ts';
import { CORE_WORDS, coreWordOf, OTHER_WORD } from '../rules.ts';
import * as texts from '../texts.ts';
import { ProfileStep } from './profile-step.tsx';
import { WordChoice } from './word-choice.tsx';

const words = [...CORE_WORDS, OTHER_WORD].map((word) => ({ value: word, caption: word }));
const isOffered = (word: string) => CORE_WORDS.some((offered) => offered === word);

/** The one word a person lives by: one of five, or their own. */
export default function CoreWordPage(): ReactNode {
  useTitle(texts.coreWordTitle);
  return (
    <ProfileStep step={3} heading={texts.coreWordTitle}>
      {(profile) => <CoreWordChoice stored={profile.core_word ?? ''} />}
    </ProfileStep>
  );
}

function CoreWordChoice({ stored }: { stored: NonNullable<Profile['core_word']> }): ReactNode {
  const goTo = useNavigateFromHere();
  const own = stored !== '' && !isOffered(stored);
  const [chosen, setChoice] = useState<string>();
  const [typed, setOwnWord] = useState<string>();
  const choice = chosen ?? (own ? OTHER_WORD : stored || undefined);
  const ownWord = typed ?? (own ? stored : '');
  const save = useSave(texts.coreWordFailed);
  const word = coreWordOf(choice, ownWord);

  const goOn = async () => {
    if (!word) return;
    if (word === stored || (await save.run(() => saveProfile({ core_word: word })))) goTo('/core-values');
  };

  return (
    <OnboardingFrame
      step={3}
      pinned={
        <>
          {save.error && <Alert>{save.error}</Alert>}
          <PinnedActions>
            <ButtonLink variant="secondary" to="/impact-intentions">
              {texts.backButton}
            </ButtonLink>
            <Button unavailable={!word} busy={save.busy} busyLabel={texts.saving} onClick={goOn}>
              {texts.continueButton}
            </Button>
          </PinnedActions>
        </>
      }
    >
      <h1>{texts.coreWordQuestionTitle}</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">{texts.coreWordText}</p>
      <WordChoice
        legend={texts.coreWordLegend}
        kind="radio"
        large
        words={words}
        chosen={choice ? [choice] : []}
        onChoose={(value) => {
          setChoice(value);
          save.clear();
        }}
      />
      {choice === OTHER_WORD && (
        <form
          className="mt-[36px] flex max-w-[440px] items-end gap-[12px]"
          onSubmit={(event) => {
            event.preventDefault();
            void goOn();
          }}
        >
          <Field className="flex-1" label={texts.ownWordLabel}>
            <TextInput
              autoFocus={!own}
              autoComplete="off"
              maxLength={PROFILE_LIMITS.coreWord}
              value={ownWord}
              onChange={(event) => {
                setOwnWord(event.target.value);
                save.clear();
              }}
            />
          </Field>
        </form>
      )}
    </OnboardingFrame>
  );
}
