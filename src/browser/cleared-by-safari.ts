interface Here {
  userAgent: string;
  platform: string;
  maxTouchPoints: number;
  /** Whether the app was opened from the home screen. */
  isInstalled: boolean;
}

/**
 * Whether this browser clears what a site keeps on the device after seven days without a visit: every browser of iPhones
 * and iPads does, unless the app is on the home screen. An iPad calls itself a Mac, and is one that can be touched.
 */
export function isClearedAfterAWeek({ userAgent, platform, maxTouchPoints, isInstalled }: Here): boolean {
  const isTouchMac = platform === 'MacIntel' && maxTouchPoints > 1;
  return !isInstalled && (/iPhone|iPad|iPod/.test(userAgent) || isTouchMac);
}

export const isClearedHere = (): boolean =>
  isClearedAfterAWeek({
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  });
