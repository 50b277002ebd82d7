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

/* Privacy */

export const privacyShortTitle = 'In short';
export const privacyShort =
  'What you write in your journal is encrypted in your browser before it’s stored. Nothing is sold. You can download or delete everything at any time.';
export const storedTitle = 'What is stored';
export const storedAccount =
  'Your account: your name, your email address, a one-way hash of your password, and your settings. If you ask for text reminders, also your phone number. If you have a plan, also your billing name.';
export const storedWriting = 'Your journal: what you write, when you wrote it, and your points.';
export const storedDevices =
  'Your devices: the browser and IP address of every sign-in. For 90 days, also what happened to your account, with the browser and the first part of the address. You can see both in Profile Settings, so you’d notice what isn’t yours.';
export const encryptedTitle = 'What is encrypted';
export const encryptedInBrowser =
  'Your journal, lessons, actions, and goals are encrypted in your browser before they’re stored. So are your visions, your bucket list, and the posts you save.';
export const notEncrypted =
  'Some things stay readable to the server, because reminders, billing, and your statistics need them. These are your name, contact details, core word, core values, and intentions, as well as dates, times, points, and counts.';
export const serverKey =
  'The server holds a key. It is used only while a download or another feature you asked for is running. A stolen copy of the database alone can’t be read.';
export const notEndToEnd =
  'This isn’t end-to-end encryption: an operator who controls both the server and its key could read what you write. If you turn on your private vault in Profile Settings, what you write is encrypted end to end: only your devices can open it.';
export const deviceTitle = 'What is on your device';
export const deviceCopy =
  'Your device holds the app’s code, an encrypted copy of what you wrote, anything that hasn’t been sent yet, and the key that opens them. Signing out removes your writing and the key.';
export const cookies =
  'One cookie keeps you signed in. Another one recognizes your browser, so that we can tell you when a new one signs in; it stays when you sign out. With two-step sign-in, one waits ten minutes for your code, and one keeps a device trusted for 30 days if you ask for that. One remembers your language. There are no third-party cookies, no ads, and no analytics. The payment page is the only exception for cookies; see “When you pay.”';
export const recipientsTitle = 'Who sees it';
export const recipientsServices =
  'Nothing is sold. The operator may use services that send email and text messages or help the operator keep in touch with you. They receive only what they need for it, such as your name, contact details, core word, and core values. They never receive your journal.';
export const recipientsModel =
  'If the operator offers a language model, it sees your words only with your consent. When you open a week’s insights, it receives your entries, lessons, and actions from that week. Before you agree, you see the text and who will receive it. You can withdraw your consent in Profile Settings.';
export const recipientsPosts =
  'If you ask the model to write a post, it receives only what you choose. You see that text every time, before it’s sent.';
export const automaticTitle = 'Automatic emails and feeds';
export const automaticEmails =
  'Emails contain your name and some statistics, but nothing from your journal. Reminders, weekly summaries, and trial notices go only to a confirmed address. You can stop any of them with one click.';
export const automaticFeed =
  'If you turn on the calendar feed, anyone who has its secret address can see your reminder times and review dates. You can renew the address or turn the feed off in Profile Settings.';
export const syncTitle = 'Google Tasks and reminders';
export const syncGoogle =
  'If you sync with Google Tasks, your actions are sent in readable form to your own list at Google, and changes there come back. Nothing else you write is sent. It happens only when you press the button, and Google’s permission is never stored.';
export const syncReminders =
  'Reminders say that it’s time to write. They contain nothing from your journal. Notifications are encrypted and sent through your browser’s push service.';
export const paymentTitle = 'When you pay';
export const paymentProvider =
  'Your card details go only to the operator’s payment provider, with your email address, your billing name, and the amount. Nothing from your journal goes there.';
export const paymentCookies =
  'The provider’s script runs only on the page with the card form. It may set cookies there to prevent fraud.';
export const choicesTitle = 'What you can do';
export const choices =
  'In Profile Settings you can download everything and delete your account. Deleting removes everything at once, except for the operator’s backups. The payment provider may have to keep records of your payments.';
export const responsibleTitle = 'Who is responsible';
export const responsible = (appUrl: string): string =>
  `The operator of ${appUrl} is responsible for your data.`;

/* Terms */

export const offerTitle = 'What you get';
export const offer = (product: string): string =>
  `${product} is a daily journal. The first ten days are free, and no card is needed. After that, nothing is charged without your consent.`;
export const ownershipTitle = 'What is yours';
export const ownership =
  'Every word you write stays yours. You can download everything at any time, even after your trial. You can also delete your account and everything in it.';
export const dutiesTitle = 'What we ask of you';
export const duties =
  'Keep your password to yourself. Don’t try to read, disrupt, or overload anything that belongs to someone else.';
export const limitsTitle = 'What we can’t promise';
export const limits = (product: string): string =>
  `${product} is provided as is. It is not medical or psychological treatment, and it is not professional advice. Keep a copy of anything you wouldn’t want to lose.`;
export const operatorTitle = 'Who runs it';
export const operator = (appUrl: string): string =>
  `The operator of ${appUrl} runs this installation and is responsible for it.`;

/* Headings of the pages */

export const privacyHeading = 'Privacy';
export const termsHeading = 'Terms';

/* Below the headings, in every language that isn’t the original’s */

export const translationNote = 'This is a translation. The English version is the one that applies.';
export const originalLink = 'Read the English version';

/* The picture beside a shared link */

export const socialCardAlt =
  'Write a page. Do what it says. Keep what you learn. Beside the words, a circle drawn in three brush strokes.';
