import { setEndedMessageHere } from './ended.ts';
import * as texts from './texts.ts';

const NOT_LOGGED_IN = texts.notLoggedIn;

/** Lets the browser save a text as a file. */
function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the text a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Asks for a text and saves it as a file, as long as the person is signed in. Rejects with what the asking rejects with. */
export async function downloadFile(file: () => Promise<{ name: string; text: string }>): Promise<void> {
  const notHere = setEndedMessageHere(NOT_LOGGED_IN);
  try {
    const { confirmSession } = await import('./confirm.ts');
    await confirmSession();
    const { name, text } = await file();
    saveAsFile(name, text);
  } finally {
    notHere();
  }
}
