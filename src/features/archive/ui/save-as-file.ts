/** How long a download may take to begin reading what it is given, in milliseconds. */
const READ_WITHIN = 60_000;

/** Lets the browser save what was made here as a file. */
export function saveAsFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}
