import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '../../../../web/api.ts';
import { PROFILE_KEY } from '../../../../web/profile.ts';
import { isSignedOut } from '../../../../web/save.ts';
import { REMINDER_MESSAGE_SECONDS } from '../../contract/limits.ts';
import { REMINDER_MESSAGES } from '../../contract/messages.ts';
import {
  phoneProblem,
  type ReminderSettings,
  reminderAnnouncement,
  type StoredReminders,
  settingsOf,
  storedReminders,
  withChannel,
} from '../../rules.ts';

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
  /** Whether anything was changed since the last save. */
  dirty: boolean;
  turn(channel: 'text' | 'email', on: boolean): void;
  change(part: Partial<ReminderSettings>): void;
  /** Stores and announces the settings. Answers whether all of it went well. */
  save(): Promise<boolean>;
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

export function useReminders(profile: StoredReminders): Reminders {
  const queries = useQueryClient();
  const [settings, setSettings] = useState(() => settingsOf(profile));
  const [problem, setProblem] = useState<string>();
  const phoneField = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [outcome, show] = useOutcome();

  const edit = (next: ReminderSettings) => {
    setSettings(next);
    setDirty(true);
    setProblem(undefined);
  };

  const store = async () => {
    const row = await call('PATCH /api/profile', { body: storedReminders(settings) });
    queries.setQueryData(PROFILE_KEY, row);
    setSettings(settingsOf(row));
    setDirty(false);
    await call('POST /functions/v1/trigger-reminder', { body: reminderAnnouncement(row) });
  };

  const save = async (): Promise<boolean> => {
    const wrong = phoneProblem(settings);
    setProblem(wrong);
    if (wrong) phoneField.current?.focus();
    if (wrong || busy) return false;
    setBusy(true);
    show(undefined);
    try {
      await store();
      show({ kind: 'saved', text: REMINDER_MESSAGES.saved });
      return true;
    } catch (error) {
      const { signInAgain, failed } = REMINDER_MESSAGES;
      show({ kind: 'failed', text: isSignedOut(error, signInAgain) ? signInAgain : failed });
      return false;
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
    dirty,
    turn: (channel, on) => edit(withChannel(settings, channel, on)),
    change: (part) => edit({ ...settings, ...part }),
    save,
  };
}
