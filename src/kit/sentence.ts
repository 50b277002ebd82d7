import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements in it, such as a link, as a text function returns it:
 * `{sentence(texts.termsNotice((words) => <TextLink href={terms}>{words}</TextLink>))}`
 */
export const sentence = (parts: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);
