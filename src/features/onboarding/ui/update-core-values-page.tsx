import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
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
import { announceCoreProfile } from '../../reminders/ui/widgets/announce.ts';
import { CORE_VALUE_COUNT, coreValuesOf, isChosen, originOf, PRESET_CORE_VALUES } from '../rules.ts';
import { CoreValueWords } from './core-value-words.tsx';
import { saveCoreValues } from './ops.ts';
import { ProfileStep } from './profile-step.tsx';
import { type CoreValues, hasAllThree, useCoreValues } from './use-core-values.ts';
import { ValueSlots } from './value-slots.tsx';

const places = Array.from({ length: CORE_VALUE_COUNT }, (_, index) => index);
const isPreset = (value: string) => isChosen(PRESET_CORE_VALUES, value);

/** Changes the core values later on, and goes back to where the person came from. */
export default function UpdateCoreValuesPage(): ReactNode {
  useTitle('Core values');
  return (
    <ProfileStep heading="Core values">{(profile) => <CoreValueChange profile={profile} />}</ProfileStep>
  );
}

function CoreValueChange({ profile }: { profile: Profile }): ReactNode {
  const goTo = useGoOn();
  const origin = originOf(useLocation().state);
  const values = useCoreValues(coreValuesOf(profile));
  const save = useSave(PROFILE_MESSAGES.valuesFailed);

  const store = async () => {
    const isChanged = coreValuesOf(profile).some((value, place) => value !== values.chosen[place]);
    const saved = await save.run(async () => {
      const latest = values.isEdited && isChanged && (await saveCoreValues(values.chosen));
      if (latest) void announceCoreProfile(latest);
    });
    if (saved) goTo(origin);
  };

  return (
    <OnboardingFrame
      pinned={
        <>
          <ValueSlots values={values} />
          <PinnedActions>
            <ButtonLink variant="secondary" to={origin}>
              Cancel
            </ButtonLink>
            <Button unavailable={!hasAllThree(values)} busy={save.busy} busyLabel="Saving..." onClick={store}>
              Save
            </Button>
          </PinnedActions>
          {save.error && <Alert>{save.error}</Alert>}
        </>
      }
    >
      <h1>Your core values</h1>
      <p className="mt-[18px] max-w-[36em] text-ink-2">
        Question 4 of your journal asks what these three would have you do. Let one go to choose another.
      </p>
      <CoreValueWords values={values} />
      <OwnValues values={values} />
    </OnboardingFrame>
  );
}

/** Three places for own words beside the presets. */
function OwnValues({ values }: { values: CoreValues }): ReactNode {
  const own = values.chosen.filter((value) => !isPreset(value));
  const [typed, setTyped] = useState<string[]>(() => places.map((place) => own[place] ?? ''));
  const [kept, setKept] = useState<string[]>(typed);

  const keep = (place: number) => {
    const text = typed[place] ?? '';
    const before = kept[place] ?? '';
    const stillChosen = before !== '' && isChosen(values.chosen, before);
    if (text.trim() === before && (stillChosen || !before)) return;
    if (!values.replace(before, text)) return;
    // A word of the list belongs up there; its place here is free again.
    const value = isPreset(text.trim()) ? '' : text.trim();
    setTyped(typed.with(place, value));
    setKept(kept.with(place, value));
  };

  return (
    <fieldset className="mt-9">
      <legend className="text-small font-semibold mb-3">Your own words</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        {places.map((place) => (
          <form
            key={place}
            onSubmit={(event) => {
              event.preventDefault();
              keep(place);
            }}
          >
            <Field label={`Own value ${place + 1}`}>
              <TextInput
                autoComplete="off"
                enterKeyHint="done"
                maxLength={PROFILE_LIMITS.coreValue}
                value={typed[place]}
                onChange={(event) => setTyped(typed.with(place, event.target.value))}
                onBlur={() => keep(place)}
              />
            </Field>
          </form>
        ))}
      </div>
    </fieldset>
  );
}
