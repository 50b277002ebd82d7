/** Calls `listener` when another tab has changed or removed the item of local storage. Returns how to stop. */
export function onStorageChange(key: string, listener: () => void): () => void {
  // Without a key, everything was removed.
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
