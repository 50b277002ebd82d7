import { describe, expect, test } from 'vitest';
import { cautions, loadConfig } from '../config.ts';
import { developersKeys } from './reminder-channels.ts';

const secrets = { authSecret: 'a'.repeat(48), entryMasterKey: new Uint8Array(32).fill(7) };
const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'pQ7v0m3ZfKx1LrT9sYc5WbH2dNg8JeUaRk4oEi6B',
  ENTRY_MASTER_KEY: 'C15vepHD1C6PEKe2xdTj8pGCc2RaJrfI2er7DB0uP0A=',
  WEBHOOK_SECRET: 'Zt8qLw2vRk5nXc1bHd7yPf3mGs9jUe4aTi6oQb0V',
};
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+15550100000',
};
const keys = developersKeys('some secret');
const vapid = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };
const load = (env: Record<string, string>) => loadConfig(env, secrets);

describe('text messages and push', () => {
  test('on a laptop texts are kept, and the keys follow from its secret', () => {
    const { texts, push } = load({});
    expect(texts).toEqual({ kind: 'outbox' });
    expect(push).toEqual(developersKeys(secrets.authSecret));
    expect(Buffer.from(push?.publicKey ?? '', 'base64url')).toHaveLength(65);
  });

  test('in production there are none without settings, and it is said', () => {
    const config = load(production);
    expect(config).toMatchObject({ texts: { kind: 'none' }, push: undefined });
    expect(cautions(config)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('by text'),
        expect.stringContaining('browser notifications'),
      ]),
    );
  });

  test('with settings they are there, and nothing is said', () => {
    const config = load({ ...production, ...twilio, ...vapid });
    expect(config.texts).toEqual({
      kind: 'twilio',
      accountSid: twilio.TWILIO_ACCOUNT_SID,
      authToken: 'token',
      from: '+15550100000',
      apiUrl: 'https://api.twilio.com',
    });
    expect(config.push).toEqual(keys);
    expect(cautions(config).join()).not.toMatch(/by text|browser notifications/);
    const provider = load({ ...production, SMS_WEBHOOK_URL: 'https://texts.example.com/send' });
    expect(provider.texts).toEqual({ kind: 'webhook', url: 'https://texts.example.com/send' });
  });

  test.each([
    ['a half of Twilio', { TWILIO_FROM: '+15550100000' }, /TWILIO_ACCOUNT_SID must be set too/],
    ['two carriers', { ...twilio, SMS_WEBHOOK_URL: 'https://texts.example.com' }, /exclude each other/],
    ['one key', { VAPID_PUBLIC_KEY: keys.publicKey }, /VAPID_PRIVATE_KEY must be set too/],
    ['a key that is too short', { ...vapid, VAPID_PRIVATE_KEY: 'abc' }, /must have 32 bytes/],
    [
      'keys of two pairs',
      { ...vapid, VAPID_PUBLIC_KEY: developersKeys('x').publicKey },
      /is not the public key/,
    ],
    ['a name in place of a number', { ...twilio, TWILIO_FROM: 'Growth' }, /must be a number/],
  ])('%s stops the start', (_, env, line) => {
    expect(() => load(env)).toThrow(line);
  });

  test('in production texts go to no address of this network, and not unsigned', () => {
    const { WEBHOOK_SECRET, ...unsigned } = production;
    expect(() => load({ ...production, SMS_WEBHOOK_URL: 'https://10.0.0.1/texts' })).toThrow(
      'SMS_WEBHOOK_URL',
    );
    expect(() => load({ ...unsigned, SMS_WEBHOOK_URL: 'https://texts.example.com' })).toThrow(
      'WEBHOOK_SECRET',
    );
  });
});
