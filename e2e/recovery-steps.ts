import type { Page } from '@playwright/test';
import { expect } from './support.ts';

interface Email {
  to: string;
  links: string[];
}

/** Asks for a recovery mail and answers the link in it. */
export async function recoveryLink(page: Page, email: string): Promise<string> {
  await page.request.post('/api/auth/request-password-reset', {
    data: { email },
    headers: { origin: new URL(process.env.E2E_BASE_URL ?? '').origin },
  });
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get('/dev/outbox', { headers: { accept: 'application/json' } });
        const emails = (await answer.json()) as Email[];
        link = emails
          .filter((mail) => mail.to === email)
          .flatMap((mail) => mail.links)
          .find((address) => address.includes('/reset-password'));
        return link;
      },
      { timeout: 20_000 },
    )
    .toBeTruthy();
  return new URL(link ?? '').pathname + new URL(link ?? '').search;
}
