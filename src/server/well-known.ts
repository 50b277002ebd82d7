import { Hono } from 'hono';
import type { Services } from './services.ts';

const DAY_MS = 24 * 3_600_000;
/** RFC 9116 wants less than a year, so that nobody goes by a file that has been forgotten. */
const VALID_DAYS = 180;
const SECURITY_TXT = '/.well-known/security.txt';

/** What programs look for at addresses that are the same on every site. */
export function wellKnown({ config, clock }: Pick<Services, 'config' | 'clock'>): Hono {
  const known = new Hono();
  const { appUrl, securityContact } = config;
  known.get(SECURITY_TXT, (context) =>
    securityContact ? context.text(securityTxt(appUrl, securityContact, clock())) : context.notFound(),
  );
  // Where a manager of passwords takes people whose password has leaked.
  known.get('/.well-known/change-password', (context) => {
    context.header('Cache-Control', 'no-store');
    return context.redirect('/profile#write-password', 303);
  });
  return known;
}

/** Where weaknesses are reported (RFC 9116). The same all day long, so that a copy can be compared. */
function securityTxt(appUrl: string, contact: string, now: Date): string {
  const end = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${end.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl}${SECURITY_TXT}`,
  ];
  return `${lines.join('\n')}\n`;
}
