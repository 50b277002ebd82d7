import { expect } from 'vitest';
import { createTestApp, type Person } from './app.ts';
import { startTwilio } from './twilio.ts';

/** A server that texts through the stand-in of Twilio, and people with phones. */
export async function startPhones() {
  const twilio = await startTwilio();
  const app = await createTestApp({ texts: twilio.config });
  let numbers = 0;
  const newPhoneNumber = (): string => {
    numbers += 1;
    return `+1555010${String(1000 + numbers)}`;
  };
  const withNumber = async (phone = newPhoneNumber()): Promise<Person & { phone: string }> => {
    const person = await app.person();
    await person.patch('/api/profile', { phone_number: phone, phone_reminders_enabled: true });
    return { ...person, phone };
  };
  /** The last code that was texted to the number; '' without one. */
  const codeTo = (phone: string): string =>
    twilio.texts.findLast(({ to }) => to === phone)?.body.match(/^\d{6}\b/)?.[0] ?? '';
  return {
    twilio,
    app,
    newPhoneNumber,
    withNumber,
    codeTo,
    /** Somebody whose number is confirmed. */
    async confirmed(phone?: string) {
      const person = await withNumber(phone);
      await askCode(person);
      expect(await tryCode(person, codeTo(person.phone))).toMatchObject({ status: 204 });
      return person;
    },
    /** For each test: no texts yet, and a morning in November. */
    begin() {
      twilio.texts.length = 0;
      app.setNow('2026-11-20T16:00:00Z');
    },
    close: () => Promise.all([app.close(), twilio.close()]),
  };
}

export const askCode = (person: Person) => person.post('/api/reminders/phone-code');
export const tryCode = (person: Person, code: string) =>
  person.post('/api/reminders/phone-confirmation', { code });
