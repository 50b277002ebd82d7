/* Alert */

/** NAV-12 */
export const tryAgain = 'Try Again';

/* Cadence select */

export const reviewLabel = 'Review';
export const nextReview = <Part>(time: Part) => ['Next review: ', time];

/* Edit form */

export const saveButton = 'Save';
export const cancelButton = 'Cancel';

/* Field */

export const optional = '(optional)';

/* Former versions */

export const earlierVersions = (count: number): string => `Earlier versions (${count})`;
export const until = (until: string): string => `Until ${until}`;
export const bringBackTheVersionUntilLabel = (until: string): string =>
  `Bring back the version until ${until}`;
export const bringBackButton = 'Bring back';

/* Length note */

export const left = (counted: string): string => `${counted} left`;
export const thisHoldsUpToToo = (counted: string, counted2: string): string =>
  `This holds up to ${counted}: ${counted2} too many.`;
export const thisHoldsUpTo = (counted: string): string => `This holds up to ${counted}.`;
export const tooMany = (counted: string): string => `${counted} too many.`;
export const left2 = (counted: string): string => `${counted} left`;

/* Password input */

export const hideButton = 'Hide';
export const showButton = 'Show';
export const password = 'password';

/* Skeleton */

export const loading = 'Loading';

/* Theme choice */

export const theme = 'Theme';

/* Toaster */

export const dismissLabel = 'Dismiss';
