/* Titles and descriptions for search engines */

export const landingTitle = 'Guided daily journaling · %PRODUCT_NAME%';
export const landingDescription =
  'A daily journal that asks five questions, turns your answers into a short list for the day, and keeps what the day taught you.';
export const welcomeTitle = 'Welcome · %PRODUCT_NAME%';
export const welcomeDescription =
  'Clarify, act, learn: three strokes make a day. Try it free for ten days, about ten minutes a day. No card needed.';
export const signInTitle = 'Sign in · %PRODUCT_NAME%';
export const signInDescription = 'Sign in to your journal, your actions, and your lessons.';
export const registrationTitle = 'Create your account · %PRODUCT_NAME%';
export const registrationDescription =
  'Start your journal: free for ten days, no card needed, and your pages are stored encrypted.';
export const termsTitle = 'Terms · %PRODUCT_NAME%';
export const termsDescription =
  'What you get, what is yours, and what we ask of you: the terms in a few sentences.';
export const privacyTitle = 'Privacy · %PRODUCT_NAME%';
export const privacyDescription =
  'What is stored, what is encrypted, who sees it, and how to download or delete everything.';
