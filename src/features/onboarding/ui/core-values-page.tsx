import { type ReactNode, useState } from 'react';
import { useGoOn } from '../../../web/go-on.ts';
import type { Profile } from '../../../web/profile.ts';
import { useSave } from '../../../web/save.ts';
import { OnboardingFrame, PinnedActions } from '../../../web/shell/onboarding-frame.tsx';
import { Alert } from '../../../web/ui/alert.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { TextInput } from '../../../web/ui/text-input.tsx';
import { useTitle } from '../../../web/ui/title.ts';
import { PROFILE_LIMITS } from '../../profile/contract/limits.ts';
import { PROFILE_MESSAGES } from '../../profile/contract/messages.ts';
import { coreValuesOf } from '../rules.ts';
import { CoreValueWords } from './core-value-words.tsx';
import { saveCoreValues } from './ops.ts';
import { ProfileStep } from './profile-step.tsx';
import { type CoreValues, hasAllThree, useCoreValues } from './use-core-values.ts';
import { ValueSlots } from './value-slots.tsx';

/** Three core values, of the presets or in the person's own words. */
export default function CoreValuesPage(): ReactNode {
  useTitle('Core values');
  return (
    <ProfileStep step={4} heading="Core values">
      {(profile) => <CoreValueChoice profile={profile} />}
    </ProfileStep>
  );
}

function CoreValueChoice({ profile }: { profile: Profile }): ReactNode {
  const goTo = useGoOn();
  const values = useCoreValues(coreValuesOf(profile));
  const save = useSave(PROFILE_MESSAGES.valuesFailed);

  const goOn = async () => {
    const saved = !values.isEdited || (await save.run(() => saveCoreValues(values.chosen)));
    if (saved) goTo('/core-value-confirmation');
  };

  return (
    <OnboardingFrame
      step={4}
      pinned={
        <>
          <ValueSlots values={values} />
          <PinnedActions>
            <ButtonLink variant="secondary" to="/core-word">
              Back
            </ButtonLink>
            <Button unavailable={!hasAllThree(values)} busy={save.busy} busyLabel="Saving..." onClick={goOn}>
              Continue
            </Button>
          </PinnedActions>
          {save.error && <Alert>{save.error}</Alert>}
        </>
      }
    >
      <h1>Choose three core values</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">
        Not the ones you admire. The ones that, when you ignore them, the week goes wrong. They’ll show up in
        your journal every day, and you can change them later.
      </p>
      <CoreValueWords values={values} />
      <OwnValue values={values} />
    </OnboardingFrame>
  );
}

/** One's own word: chosen with Enter, with the button, or by going on. It stays in the field while it is refused. */
function OwnValue({ values }: { values: CoreValues }): ReactNode {
  const [text, setText] = useState('');
  const add = () => {
    if (values.choose(text)) setText('');
  };
  return (
    <form
      className="mt-[36px] flex max-w-[440px] items-end gap-[12px]"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field className="flex-1" label="Missing one? Use your own word">
        <TextInput
          placeholder="Steadiness"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={PROFILE_LIMITS.coreValue}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text.trim() && add()}
        />
      </Field>
      <Button className="min-h-[calc(1.625rem+22px)]" type="submit" variant="secondary">
        Add
      </Button>
    </form>
  );
}
