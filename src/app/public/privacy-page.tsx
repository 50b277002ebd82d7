import type { ReactNode } from 'react';
import { settings } from '../../browser/public-settings.ts';
import { PageHead } from '../../kit/page-head.tsx';
import { useTitle } from '../../kit/title.ts';
import { LegalText } from './legal-text.tsx';
import * as texts from './texts.ts';

/** The privacy notice of an operator who has set no address for one of their own. */
export default function PrivacyPage(): ReactNode {
  useTitle(texts.privacyHeading);
  return (
    <>
      <PageHead title={texts.privacyHeading} />
      <LegalText
        parts={[
          { heading: texts.privacyShortTitle, paragraphs: [texts.privacyShort] },
          {
            heading: texts.storedTitle,
            paragraphs: [texts.storedAccount, texts.storedWriting, texts.storedDevices],
          },
          {
            id: 'encryption',
            heading: texts.encryptedTitle,
            paragraphs: [texts.encryptedInBrowser, texts.notEncrypted, texts.serverKey, texts.notEndToEnd],
          },
          { heading: texts.deviceTitle, paragraphs: [texts.deviceCopy, texts.cookies] },
          {
            heading: texts.recipientsTitle,
            paragraphs: [texts.recipientsServices, texts.recipientsModel, texts.recipientsPosts],
          },
          { heading: texts.automaticTitle, paragraphs: [texts.automaticEmails, texts.automaticFeed] },
          { heading: texts.syncTitle, paragraphs: [texts.syncGoogle, texts.syncReminders] },
          { heading: texts.paymentTitle, paragraphs: [texts.paymentProvider, texts.paymentCookies] },
          { heading: texts.choicesTitle, paragraphs: [texts.choices] },
          { heading: texts.responsibleTitle, paragraphs: [texts.responsible(settings.app_url)] },
        ]}
      />
    </>
  );
}
