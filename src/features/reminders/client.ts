export { announceCoreProfile } from './ui/announce.ts';
export { DeviceSwitch } from './ui/device-switch.tsx';
export { PhoneState } from './ui/phone-state.tsx';
export { ReminderFields, ReminderSettings, SaveOutcome } from './ui/reminder-settings.tsx';
export { SentLately } from './ui/sent-lately.tsx';
export { useChannels } from './ui/use-channels.ts';
export { useReminders } from './ui/use-reminders.ts';
