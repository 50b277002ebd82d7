/** Whether this device has the Command key where others have Control. */
export const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
