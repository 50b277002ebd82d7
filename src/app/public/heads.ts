import * as texts from './texts.ts';
/** What a public page says of itself to search engines and where its address is shared. */
export interface Head {
  /** The source of the page, as Vite's record of the build names it. */
  source: string;
  title: string;
  description: string;
}

/** A public page as text. */
export interface RenderedPage extends Head {
  path: string;
  /** What stands in the root element. */
  html: string;
}

/** By the page's path. Titles are those that the pages set themselves. */
export const heads: Record<string, Head> = {
  '/': {
    source: 'src/features/auth/ui/landing-page.tsx',
    title: texts.landingTitle,
    description: texts.landingDescription,
  },
  '/introduction': {
    source: 'src/features/onboarding/ui/welcome.tsx',
    title: texts.welcomeTitle,
    description: texts.welcomeDescription,
  },
  '/login': {
    source: 'src/features/auth/ui/login-page.tsx',
    title: texts.signInTitle,
    description: texts.signInDescription,
  },
  '/registration': {
    source: 'src/features/auth/ui/registration-page.tsx',
    title: texts.registrationTitle,
    description: texts.registrationDescription,
  },
  '/terms': {
    source: 'src/app/public/terms-page.tsx',
    title: texts.termsTitle,
    description: texts.termsDescription,
  },
  '/privacy': {
    source: 'src/app/public/privacy-page.tsx',
    title: texts.privacyTitle,
    description: texts.privacyDescription,
  },
};
