import type { ReactNode } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { PageHead } from '../../../kit/page-head.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useProfile } from '../../../session/profile.ts';
import { useAddressConfirmed } from '../../auth/client.ts';
import { DictationSetting } from '../../dictation/client.ts';
import { settingHelp as speakingHelp, settingTitle as speakingTitle } from '../../dictation/texts.ts';
import { Pauses } from '../../growth/client.ts';
import { PrivateVault } from '../../vault/client.ts';
import { vaultNote, vaultTitle } from '../../vault/texts.ts';
import * as texts from '../texts.ts';
import { AboutYou } from './about-you.tsx';
import { AppLock } from './app-lock.tsx';
import { AppVersion } from './app-version.tsx';
import { Appearance } from './appearance.tsx';
import { Billing } from './billing.tsx';
import { CoreValues } from './core-values.tsx';
import { MailAndCalendar } from './mail-and-calendar.tsx';
import { Reminders } from './reminders.tsx';
import { Setting } from './setting.tsx';
import { SignIn } from './sign-in.tsx';
import { AskBeforeLeaving } from './unsaved.tsx';
import { WeeklyCategories } from './weekly-categories.tsx';
import { YourData } from './your-data.tsx';

/** Everything a person may set about themselves. */
export default function ProfilePage(): ReactNode {
  useTitle(texts.profileTitle);
  const { data: profile, isError, refetch } = useProfile();
  const address = useAddressConfirmed();
  return (
    <>
      <PageHead
        title={texts.profileTitle}
        back={{ to: '/dashgrowthloop', label: texts.backToDashboardButton }}
      />
      {!profile && isError && <Alert onRetry={() => refetch()}>{texts.loadFailed}</Alert>}
      {!profile && !isError && <Skeleton lines={6} />}
      {profile && (
        <AskBeforeLeaving>
          <AboutYou profile={profile} />
          <CoreValues profile={profile} />
          <WeeklyCategories />
          <Reminders profile={profile} address={address} />
          <MailAndCalendar profile={profile} address={address} />
          <Setting id="pauses" title={texts.pausesTitle} note={texts.pausesHelp}>
            <Pauses />
          </Setting>
          <SignIn profile={profile} address={address} />
          <Setting id="private-vault" title={vaultTitle} note={vaultNote}>
            <PrivateVault owner={profile} />
          </Setting>
          <Setting id="app-lock" title={texts.appLockTitle} note={texts.appLockHelp}>
            <AppLock />
          </Setting>
          <Appearance profile={profile} />
          <DictationSetting
            frame={(control) => (
              <Setting id="speaking" title={speakingTitle} note={speakingHelp}>
                {control}
              </Setting>
            )}
          />
          <Billing profile={profile} />
          <Setting id="app-version" title={texts.appVersionTitle} note={texts.appVersionHelp}>
            <AppVersion />
          </Setting>
          <YourData />
        </AskBeforeLeaving>
      )}
    </>
  );
}
