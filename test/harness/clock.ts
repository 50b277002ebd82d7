/** Until the clock has moved on, so that of two changes one is later. */
export async function untilLater(): Promise<void> {
  for (const since = Date.now(); Date.now() <= since + 1; ) await new Promise(setImmediate);
}
