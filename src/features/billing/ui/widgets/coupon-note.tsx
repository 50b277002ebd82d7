import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '../../../../web/http.ts';
import { Alert } from '../../../../web/ui/alert.tsx';
import { Notice } from '../../../../web/ui/notice.tsx';
import { BILLING_MESSAGES } from '../../contract/messages.ts';
import { couponValue } from '../coupon-value.ts';

/** What a coupon that somebody registers with is worth, or that it is worth nothing: registration goes on either way. */
export default function CouponNote({ code }: { code: string }): ReactNode {
  const [said, setSaid] = useState<ReactNode>();
  useEffect(() => {
    couponValue(code).then(
      ({ trial_days: days }) =>
        setSaid(<Notice>Your coupon adds {days === 1 ? '1 day' : `${days} days`} to the free trial.</Notice>),
      (error: unknown) => {
        const why = error instanceof ApiError ? error.message : BILLING_MESSAGES.wrong;
        setSaid(<Alert>{why} You can register without it.</Alert>);
      },
    );
  }, [code]);
  return (
    <div role="status" className="mb-5">
      {said}
    </div>
  );
}
