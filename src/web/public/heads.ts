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
    title: 'Guided daily journaling · %PRODUCT_NAME%',
    description:
      'A daily journal that asks five questions, turns your answers into a short list for the day, and remembers what the day taught you.',
  },
  '/introduction': {
    source: 'src/features/onboarding/ui/welcome.tsx',
    title: 'Welcome · %PRODUCT_NAME%',
    description:
      'Clarify, act, learn: three strokes make a day. Ten minutes a day for ten days, free and without a card.',
  },
  '/login': {
    source: 'src/features/auth/ui/login-page.tsx',
    title: 'Sign in · %PRODUCT_NAME%',
    description: 'Sign in to your journal, your actions and your lessons.',
  },
  '/registration': {
    source: 'src/features/auth/ui/registration-page.tsx',
    title: 'Create your account · %PRODUCT_NAME%',
    description: 'Begin your journal: ten days free, no card needed, and your pages are stored encrypted.',
  },
  '/terms': {
    source: 'src/web/shell/terms-page.tsx',
    title: 'Terms · %PRODUCT_NAME%',
    description: 'What you get, what is yours, and what is asked of you: the terms in a few sentences.',
  },
  '/privacy': {
    source: 'src/web/shell/privacy-page.tsx',
    title: 'Privacy · %PRODUCT_NAME%',
    description: 'What is stored, what is encrypted, who sees it, and how to take or delete all of it.',
  },
};
