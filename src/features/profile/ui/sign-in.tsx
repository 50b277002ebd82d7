import { type ReactNode, useState } from 'react';
import { Notice } from '../../../kit/notice.tsx';
import type { Profile } from '../../../session/profile.ts';
import type { KnownAddress } from '../../auth/client.ts';
import * as texts from '../texts.ts';
import { AccountActivity } from './account-activity.tsx';
import { AddressUnconfirmed } from './address-unconfirmed.tsx';
import { Credential } from './credential.tsx';
import { Devices } from './devices.tsx';
import { EmailChange } from './email-change.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordChange } from './password-change.tsx';
import { Setting } from './setting.tsx';
import { TwoStep } from './two-step/two-step.tsx';

type Form = 'email' | 'password';

/** A manager of passwords leads here (/.well-known/change-password). */
const openAtFirst = (): Form | undefined => (location.hash === '#write-password' ? 'password' : undefined);

/** Email, password, and where the person is signed in. One form is open at a time. */
export function SignIn({ profile, address }: { profile: Profile; address: KnownAddress }): ReactNode {
  const [open, setOpen] = useState(openAtFirst);
  const [waitingFor, setWaitingFor] = useState<string>();
  const toggle = (which: Form) => setOpen(open === which ? undefined : which);
  return (
    <Setting title={texts.signInTitle}>
      <div>
        <Credential
          name={texts.emailLabel}
          changeLabel={texts.changeEmailLabel}
          cancelLabel={texts.cancelEmailLabel}
          value={profile.email}
          open={open === 'email'}
          onToggle={() => toggle('email')}
        >
          <EmailChange
            onStarted={(email) => {
              setWaitingFor(email);
              setOpen(undefined);
            }}
          />
        </Credential>
        <AddressUnconfirmed email={profile.email} known={address} />
        {waitingFor && waitingFor !== profile.email && (
          <Notice>{texts.emailChangeWaiting(waitingFor)}</Notice>
        )}
        <Credential
          id="password"
          name={texts.passwordLabel}
          changeLabel={texts.changePasswordLabel}
          cancelLabel={texts.cancelPasswordLabel}
          open={open === 'password'}
          onToggle={() => toggle('password')}
        >
          <PasswordChange onDone={() => setOpen(undefined)} />
        </Credential>
        <Passkeys zone={profile.time_zone} />
        <TwoStep email={profile.email} zone={profile.time_zone} />
        <Devices zone={profile.time_zone} />
        <AccountActivity zone={profile.time_zone} />
      </div>
    </Setting>
  );
}
