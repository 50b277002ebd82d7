import { describe, expect, test } from 'vitest';
import { PHONE_CODE_MINUTES } from './contract/limits.ts';
import * as texts from './texts.ts';

/** The GSM 03.38 alphabet. One character outside of it more than halves what a text message holds. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
/** As long as the server's settings let it be. */
const product = 'G'.repeat(40);

describe('a text message', () => {
  test.each([
    ['the code', texts.codeText('123456', product, PHONE_CODE_MINUTES)],
    ['the answer to STOP', texts.stopAnswer(product)],
    ['the answer to START', texts.startAnswer(product)],
    ['the answer to HELP', texts.helpAnswer(product)],
    ['a morning’s first line', texts.textTitle(product, texts.morningTitle)],
    ['an afternoon’s first line', texts.textTitle(product, texts.afternoonTitle)],
    ['what comes before the link', texts.textSnooze('')],
    ['how to stop', texts.textStop],
  ])('fits one segment: %s', (_, text) => {
    expect(text).toMatch(GSM);
    expect(text.length).toBeLessThanOrEqual(160);
  });
});
