/** What can be asked for on every page of the app, by a key or from the menu. */
export type Asked = 'palette' | 'keys' | 'write' | 'action' | 'lesson' | 'find';

/** Keys that do something by themselves where nothing is being written. */
const SINGLE_KEYS: Record<string, Asked> = {
  '?': 'keys',
  '/': 'find',
  w: 'write',
  a: 'action',
  l: 'lesson',
};

export interface Press
  extends Pick<
    KeyboardEvent,
    'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
  > {
  getModifierState: (key: string) => boolean;
}

/** Where the press falls. */
export interface Around {
  /** The device has the Command key, and Control edits text. */
  apple: boolean;
  /** A text is being written there, or letters choose among rows. */
  typing: boolean;
  singleKeys: boolean;
}

/** The letter on the key where a keyboard writes another alphabet, else what the key writes. */
const latin = ({ key, code }: Press): string => (key.length === 1 && key > '~' ? code.slice(3) : key);

/** What a press of a key asks for, if anything. */
export function askedBy(press: Press, { apple, typing, singleKeys }: Around): Asked | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.isComposing || altKey || press.getModifierState('AltGraph')) return undefined;
  const letter = latin(press).toLowerCase();
  if (ctrlKey || metaKey) {
    return letter === 'k' && !shiftKey && metaKey === apple && ctrlKey !== apple ? 'palette' : undefined;
  }
  if (typing || press.repeat || !singleKeys || (shiftKey && letter >= 'a')) return undefined;
  return SINGLE_KEYS[letter];
}
