import type { ReactNode } from 'react';
import { settings } from '../settings.ts';
import { PageHead } from '../ui/page-head.tsx';
import { useTitle } from '../ui/title.ts';
import { LegalText } from './legal-text.tsx';
import * as texts from './texts.ts';

/** The privacy notice of an operator who has set no address for one of their own. */
export default function PrivacyPage(): ReactNode {
  useTitle('Privacy');
  return (
    <>
      <PageHead title={texts.privacyTitle} />
      <LegalText
        parts={[
          {
            heading: texts.whatIsStored,
            text: texts.yourNameYourEmailAddress,
          },
          {
            id: 'encryption',
            heading: texts.whatIsEncrypted,
            text: texts.yourJournalLessonsActionsAnd,
          },
          {
            heading: texts.whatIsOnYourDevice,
            text: texts.theAppsCodeACopy,
          },
          {
            heading: texts.whoSeesIt,
            text: texts.nothingIsSoldServicesThat,
          },
          {
            heading: texts.whatLeavesByItself,
            text: texts.mailsHoldYourNameAnd,
          },
          {
            heading: texts.whenYouSyncAndWhen,
            text: texts.ifYouSyncWithGoogle,
          },
          {
            heading: texts.whenYouPay,
            text: texts.yourCardGoesToThe,
          },
          {
            heading: texts.whatYouCanDo,
            text: texts.inProfileSettingsYouCan,
          },
          { heading: texts.whoAnswers, text: texts.theOperatorOf(settings.app_url) },
        ]}
      />
    </>
  );
}
