/* The codes that people type at two-step sign-in, in any spelling that they are read or written down in. */

/** What recovery codes are made of: no letter or digit that could be read as another one. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

const APP_CODE = /^\d{6}$/;
const RECOVERY_CODE = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);
/** What stands between the parts of a code: blanks, and whatever a keyboard makes of a hyphen. */
const BETWEEN = /[\s\p{Pd}]/gu;

export interface FactorCode {
  /** An authenticator app shows the one kind; the other was written down. */
  kind: 'app' | 'recovery';
  /** Without what is only there to be read. */
  code: string;
}

/** Where the digits begin that keyboards of Arabic, Persian and Hindi write. */
const ZEROS = ['\u0660', '\u06f0', '\u0966'].map((zero) => zero.charCodeAt(0));

/** The digit as those of Latin script are. */
function inLatin(digit: string): string {
  const at = digit.charCodeAt(0);
  const zero = ZEROS.find((first) => at >= first && at < first + 10);
  return zero === undefined ? digit : String(at - zero);
}

/** The code that was typed; undefined for what can be none. */
export function readFactorCode(typed: string): FactorCode | undefined {
  const code = typed
    .normalize('NFKC')
    .replaceAll(BETWEEN, '')
    .replaceAll(/\p{Nd}/gu, inLatin)
    .toLowerCase();
  if (APP_CODE.test(code)) return { kind: 'app', code };
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : undefined;
}

/** A recovery code as people are shown it, such as 'abcd-efgh-jkmn'. */
export const spellRecoveryCode = (code: string): string => code.replaceAll(GROUP, '$&-');
