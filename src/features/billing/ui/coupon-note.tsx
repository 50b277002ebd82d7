import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../../api/http.ts';
import { Alert } from '../../../kit/alert.tsx';
import { Notice } from '../../../kit/notice.tsx';
import * as texts from '../texts.ts';
import { couponValue } from './coupon-value.ts';

/**
 * What a coupon that somebody registers with is worth, or that it is worth nothing: registration goes on either way. It
 * has its place from the beginning, so that the form below does not move under somebody's finger.
 */
export default function CouponNote({ code }: { code: string }): ReactNode {
  const [said, setSaid] = useState<ReactNode>(<Notice>{texts.checkingCoupon}</Notice>);
  useEffect(() => {
    couponValue(code).then(
      ({ trial_days: days }) => setSaid(<Notice>{texts.couponAdds(days)}</Notice>),
      (error: unknown) => {
        const why = error instanceof ApiError ? error.message : texts.wrong;
        setSaid(
          <Alert>
            {why} {texts.registerWithoutCoupon}
          </Alert>,
        );
      },
    );
  }, [code]);
  return (
    <div role="status" className="mb-5">
      {said}
    </div>
  );
}
