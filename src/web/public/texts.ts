/* Heads */

export const guidedDailyJournalingProductName = 'Guided daily journaling · %PRODUCT_NAME%';
export const aDailyJournalThatAsks =
  'A daily journal that asks five questions, turns your answers into a short list for the day, and remembers what the day taught you.';
export const welcomeProductName = 'Welcome · %PRODUCT_NAME%';
export const clarifyActLearnThreeStrokes =
  'Clarify, act, learn: three strokes make a day. Ten minutes a day for ten days, free and without a card.';
export const signInProductName = 'Sign in · %PRODUCT_NAME%';
export const signInToYourJournal = 'Sign in to your journal, your actions and your lessons.';
export const createYourAccountProductName = 'Create your account · %PRODUCT_NAME%';
export const beginYourJournalTenDays =
  'Begin your journal: ten days free, no card needed, and your pages are stored encrypted.';
export const termsProductName = 'Terms · %PRODUCT_NAME%';
export const whatYouGetWhatIs =
  'What you get, what is yours, and what is asked of you: the terms in a few sentences.';
export const privacyProductName = 'Privacy · %PRODUCT_NAME%';
export const whatIsStoredWhatIs =
  'What is stored, what is encrypted, who sees it, and how to take or delete all of it.';
