import type { ComponentType } from 'react';
import type { PageAddress } from '../../kernel/addresses.ts';

/** A page that everyone may open and whose words stand in its document: scripts/prerender.ts writes them there. */
export interface PublicPage {
  path: PageAddress;
  /** 'bare' pages bring their own header and main; the others have those of the public pages. */
  frame?: 'bare';
  load: () => Promise<{ default: ComponentType }>;
  /** Under this address signed-in people see something else, which is the app's. */
  hasSignedInFace?: true;
}

export const publicPages: PublicPage[] = [
  { path: '/', frame: 'bare', load: () => import('../../features/auth/ui/landing-page.tsx') },
  {
    path: '/introduction',
    frame: 'bare',
    load: () => import('../../features/onboarding/ui/welcome.tsx'),
    hasSignedInFace: true,
  },
  { path: '/login', load: () => import('../../features/auth/ui/login-page.tsx') },
  {
    path: '/registration',
    load: () => import('../../features/auth/ui/registration-page.tsx'),
  },
  { path: '/terms', load: () => import('./terms-page.tsx') },
  { path: '/privacy', load: () => import('./privacy-page.tsx') },
];
