import type { Page } from '@playwright/test';

/** Gives this browser an authenticator that knows its owner and answers at once. */
export async function withAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const add = async (transport: 'internal' | 'usb') =>
    (
      await browser.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          ctap2Version: 'ctap2_1',
          transport,
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
          hasPrf: true,
          automaticPresenceSimulation: true,
        },
      })
    ).authenticatorId;
  let authenticatorId = await add('internal');
  return {
    /** Whether whoever sits there is known to it from now on. */
    setUserVerified: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Puts it away, and takes a security key that has no passkey yet. */
    takeAnother: async () => {
      await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      authenticatorId = await add('usb');
    },
    credentialIds: async () =>
      (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.map(
        ({ credentialId }) => credentialId,
      ),
    forget: (credentialId: string) =>
      browser.send('WebAuthn.removeCredential', { authenticatorId, credentialId }),
  };
}
