import type { ReactNode } from 'react';
import { settings } from '../settings.ts';
import { PageHead } from '../ui/page-head.tsx';
import { useTitle } from '../ui/title.ts';
import { LegalText } from './legal-text.tsx';

/** The privacy notice of an operator who has set no address for one of their own. */
export default function PrivacyPage(): ReactNode {
  useTitle('Privacy');
  return (
    <>
      <PageHead title="Privacy" />
      <LegalText
        parts={[
          {
            heading: 'What is stored',
            text: 'Your name, your email address and a one-way mark of your password; a phone number if you ask for text reminders; your settings, your points, and what you write.',
          },
          {
            id: 'encryption',
            heading: 'What is encrypted',
            text: 'Your journal, lessons, actions and goals are encrypted in your browser before they are stored. Your name, your core word and values, your phone number and your times stay readable, because reminders need them. The server holds a key that downloads and other functions you ask for use for as long as they run; a copy of the database alone opens nothing.',
          },
          {
            heading: 'What is on your device',
            text: 'The app’s code; a copy of what you wrote, encrypted, and what is not sent yet; and the key that opens them, until you sign out. One cookie keeps you signed in. There are no cookies of others, no advertising and no measuring of visits.',
          },
          {
            heading: 'Who sees it',
            text: 'Nothing is sold. Services that the operator uses to send mail and text messages, or to keep in touch with you, get what that takes, such as your name and address, and never your journal. If the operator uses a language model, it is given your entries, lessons and actions of a week only when you have agreed to it and open that week’s insights; you see the text and who receives it before you agree, and can take that back in Profile Settings. For a post it is given what you choose to send, which you see each time before.',
          },
          {
            heading: 'What leaves by itself',
            text: 'Mails hold your name and numbers, never your words; those that come by themselves go to confirmed addresses alone, and can be stopped by one click. If you turn on the calendar, whoever has its secret address sees your reminder times and the dates of your reviews; you can renew the address or turn it off in Profile Settings.',
          },
          {
            heading: 'When you sync, and when you are reminded',
            text: 'If you sync with Google Tasks, your actions, and nothing else of what you write, travel in plain words to your own list at Google and back, each time you press the button; the permission is kept nowhere. Reminders say that it is time, and none of your words; notifications go encrypted through the service of your browser’s maker.',
          },
          {
            heading: 'When you pay',
            text: 'Your card goes to the operator’s card provider alone, with your email address, your billing name and what you pay; nothing of what you write goes there. The provider’s script runs on the page with the card form and nowhere else, and may set cookies there against fraud.',
          },
          {
            heading: 'What you can do',
            text: 'In Profile Settings you can download everything and delete your account. Deleting removes all of it at once, but for the operator’s backups.',
          },
          { heading: 'Who answers', text: `The operator of ${settings.app_url}.` },
        ]}
      />
    </>
  );
}
