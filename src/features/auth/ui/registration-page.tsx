import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { lazyPart, renderNothingOnFailure } from '../../../kit/lazy-part.tsx';
import { sentence } from '../../../kit/sentence.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { useTitle } from '../../../kit/title.ts';
import { loadCouponNote } from '../../billing/client.ts';
import { TRIAL_DAYS } from '../../billing/contract/limits.ts';
import * as texts from '../texts.ts';
import { couponIn } from './coupon.ts';
import styles from './form-column.module.css';
import { RegistrationForm } from './registration-form.tsx';

// Most come without one. Where its code does not come, the coupon is told of after the sign-up.
const CouponNote = lazyPart(renderNothingOnFailure(loadCouponNote));

/** The coupon in the address. The document is the same for everybody, so it is read once the page is there. */
function Coupon(): ReactNode {
  const [code, setCode] = useState('');
  useEffect(() => setCode(couponIn(location.search)), []);
  if (!code) return null;
  return (
    <Suspense>
      <CouponNote code={code} />
    </Suspense>
  );
}

/** Makes an account. */
export default function RegistrationPage(): ReactNode {
  useTitle(texts.registrationTitle);
  return (
    <div className={styles.column}>
      <h1>{texts.registrationTitle}</h1>
      <Coupon />
      <RegistrationForm />
      <Terms />
      <p className="mt-3">
        <TextLink to="/login">{texts.haveAccountLink}</TextLink>
      </p>
    </div>
  );
}

/** What the person agrees to. */
function Terms(): ReactNode {
  return (
    <p className="text-small text-ink-2 mt-5">
      {sentence(
        texts.registrationTerms<ReactNode>(
          TRIAL_DAYS,
          <a href={settings.links.terms} target="_blank" rel="noreferrer">
            {texts.termsLink}
          </a>,
          <a href={settings.links.privacy} target="_blank" rel="noreferrer">
            {texts.privacyLink}
          </a>,
        ),
      )}
    </p>
  );
}
