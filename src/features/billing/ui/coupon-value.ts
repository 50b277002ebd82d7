import { send } from '../../../api/http.ts';
import type { AnswerOf } from '../../../kernel/route.ts';
import type { checkCoupon } from '../contract.ts';

/** A code and by how many days it lengthens a trial. */
export type CouponValue = AnswerOf<typeof checkCoupon>;

/** What a coupon is worth. Anybody may ask, so the call carries no token and ends no session. @throws ApiError */
export const couponValue = async (code: string): Promise<CouponValue> =>
  (await send(`/api/coupons/${encodeURIComponent(code)}`)) as CouponValue;
