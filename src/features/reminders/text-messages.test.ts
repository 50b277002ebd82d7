import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTwilio } from '../../../test/harness/twilio.ts';
import { twilioCarrier } from './server/channels/twilio.ts';

/* Text messages, sent with Twilio's own library to a stand-in that speaks Twilio's protocol. */

const twilio = await startTwilio();
afterAll(() => twilio.close());
beforeEach(() => {
  twilio.texts.length = 0;
  twilio.asked.length = 0;
  twilio.stopped.clear();
});

const carrier = twilioCarrier(twilio.config);
const message = { id: 'one', to: '+15550100199', text: 'Good morning. Time to clarify your day.' };

describe('a text message by Twilio', () => {
  test('goes out as Twilio wants it, once', async () => {
    expect(await carrier.send(message, false)).toBe('sent');
    expect(twilio.texts).toMatchObject([{ to: message.to, from: '+15550100000', body: message.text }]);
    expect(twilio.asked.map(({ method }) => method)).toEqual(['POST']);
  });

  test('names a messaging service in place of a number', async () => {
    const service = `MG${'0'.repeat(32)}`;
    await twilioCarrier({ ...twilio.config, from: service }).send(message, false);
    expect(twilio.asked[0]?.form).toEqual({
      To: message.to,
      MessagingServiceSid: service,
      Body: message.text,
    });
  });

  test('that was taken, unacknowledged, is not sent again', async () => {
    twilio.befall('taken, unacknowledged');
    await expect(carrier.send(message, false)).rejects.toThrow('the text message was not taken');
    expect(await carrier.send(message, true)).toBe('sent');
    expect(twilio.texts).toHaveLength(1);
    expect(twilio.asked.at(-1)).toMatchObject({ method: 'GET', query: { To: message.to } });
  });

  test('that was not taken is sent at the repeat, and so is one that Twilio has lost', async () => {
    expect(await carrier.send(message, true)).toBe('sent');
    for (const text of twilio.texts) text.status = 'failed';
    expect(await carrier.send(message, true)).toBe('sent');
    expect(twilio.texts).toHaveLength(2);
  });

  test('is not taken for another one to the same number', async () => {
    await carrier.send({ ...message, text: 'Your code is 123456.' }, false);
    await carrier.send(message, true);
    expect(twilio.texts).toHaveLength(2);
  });

  test('behind the words that a trial account puts before it is known again', async () => {
    await carrier.send(message, false);
    for (const text of twilio.texts) text.body = `Sent from your Twilio trial account - ${text.body}`;
    expect(await carrier.send(message, true)).toBe('sent');
    expect(twilio.texts).toHaveLength(1);
  });

  test('to a number that has answered STOP is stopped, to no number unreachable', async () => {
    twilio.stopped.add(message.to);
    expect(await carrier.send(message, false)).toBe('stopped');
    expect(await carrier.send({ ...message, to: '12' }, false)).toBe('unreachable');
    twilio.befall({ status: 400, code: 21614, message: 'not a mobile number' });
    expect(await carrier.send({ ...message, to: '+442071838750' }, false)).toBe('unreachable');
  });

  test.each([
    [429, 20429, 'Too Many Requests'],
    [500, 20500, 'Internal Server Error'],
    [503, 20503, 'Service Unavailable'],
  ])('that meets %d is for another try, and the error quotes nobody', async (status, code, words) => {
    twilio.befall({ status, code, message: `${words}: ${message.to}` });
    const trouble = await carrier.send(message, false).catch((error: Error) => error);
    expect(trouble).toMatchObject({ name: 'TextRefused', code: String(code) });
    expect(JSON.stringify([String(trouble), trouble])).not.toContain(message.to);
    expect(await carrier.send(message, true)).toBe('sent');
  });

  test('with a wrong key is for another try', async () => {
    const stranger = twilioCarrier({ ...twilio.config, authToken: 'wrong' });
    await expect(stranger.send(message, false)).rejects.toMatchObject({ code: '20003' });
  });
});
