import { type RefObject, useEffect, useRef, useState } from 'react';
import { setEndedMessage } from '../../../session/ended.ts';
import { type Profile, saveProfile } from '../../../session/profile.ts';
import { isSignedOut } from '../../../session/use-save.ts';
import { changedFields } from '../../profile/rules.ts';
import { REMINDER_MESSAGE_SECONDS } from '../contract/limits.ts';
import { phoneProblem, type ReminderSettings, settingsOf, storedReminders, withChannel } from '../rules.ts';
import * as texts from '../texts.ts';
import { announceReminders } from './announce.ts';

type Outcome = { kind: 'saved' | 'failed'; text: string } | undefined;

/** Reminder settings being edited, and how saving them went. */
export interface Reminders {
  settings: ReminderSettings;
  /** The field of the phone number, which takes the focus when it stands against saving. */
  phoneField: RefObject<HTMLInputElement | null>;
  /** What is wrong with the phone number, once saving was tried. */
  problem: string | undefined;
  outcome: Outcome;
  busy: boolean;
  /** Whether anything was changed since the last save; until then the settings follow the profile. */
  dirty: boolean;
  turn(channel: 'text' | 'email', on: boolean): void;
  change(part: Partial<ReminderSettings>): void;
  /** Stores and announces the settings. Answers how that went; nothing when they cannot be saved as they are. */
  save(): Promise<Outcome>;
}

/** An outcome that leaves by itself after three seconds. */
function useOutcome(): [Outcome, (outcome: Outcome) => void] {
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: Outcome) => {
    clearTimeout(timer.current);
    setOutcome(next);
    if (next) timer.current = setTimeout(() => setOutcome(undefined), REMINDER_MESSAGE_SECONDS * 1000);
  };
  return [outcome, show];
}

/** Settings being edited, and the profile from which that began: what differs from it is what was changed. */
interface Edits {
  from: Profile;
  settings: ReminderSettings;
}

export function useReminders(profile: Profile): Reminders {
  const [edits, setEdits] = useState<Edits>();
  const [problem, setProblem] = useState<string>();
  const phoneField = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, show] = useOutcome();
  // Notifications are turned on and off by themselves, whatever is being edited.
  const settings = { ...(edits?.settings ?? settingsOf(profile)), push: profile.push_reminders_enabled };

  const edit = (next: ReminderSettings) => {
    setEdits({ from: edits?.from ?? profile, settings: next });
    setProblem(undefined);
  };

  /** Answers whether the announcement has arrived; without a connection it waits with the settings. */
  const store = async (): Promise<boolean> => {
    const { push_reminders_enabled: _, ...wanted } = storedReminders(settings);
    const change = edits ? changedFields(edits.from, wanted) : {};
    const saved = await saveProfile(change);
    setEdits((latest) => (latest === edits ? undefined : latest));
    return announceReminders(saved ?? profile);
  };

  const tell = (told: Outcome): Outcome => {
    show(told);
    return told;
  };

  const save = async (): Promise<Outcome> => {
    const wrong = phoneProblem(settings);
    setProblem(wrong);
    if (wrong) phoneField.current?.focus();
    if (wrong || busy) return undefined;
    setBusy(true);
    show(undefined);
    setEndedMessage(texts.signInAgain);
    try {
      return tell({ kind: 'saved', text: (await store()) ? texts.saved : texts.savedOffline });
    } catch (error) {
      return tell({ kind: 'failed', text: isSignedOut(error) ? texts.signInAgain : texts.saveFailed });
    } finally {
      setBusy(false);
    }
  };

  return {
    settings,
    phoneField,
    problem,
    outcome,
    busy,
    dirty: edits !== undefined,
    turn: (channel, on) => edit(withChannel(settings, channel, on)),
    change: (part) => edit({ ...settings, ...part }),
    save,
  };
}
