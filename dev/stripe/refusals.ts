/** A refusal as Stripe words it: `{ error: { type, code, message, param } }`. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, type: string, message: string, more: { code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = more.code;
    this.param = more.param;
  }

  get body() {
    const { type, code, message, param } = this;
    return { error: { type, message, ...(code ? { code } : {}), ...(param ? { param } : {}) } };
  }
}

export const missingParam = (param: string) =>
  new Refusal(400, 'invalid_request_error', `Missing required param: ${param}.`, {
    code: 'parameter_missing',
    param,
  });

export const badParam = (param: string, message: string) =>
  new Refusal(400, 'invalid_request_error', message, { param });

export const noSuch = (what: string, id: string, param = 'id') =>
  new Refusal(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

export const declined = () =>
  new Refusal(402, 'card_error', 'Your card was declined.', { code: 'card_declined' });

export const otherUnderKey = (key: string) =>
  new Refusal(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with: '${key}'.`,
  );
