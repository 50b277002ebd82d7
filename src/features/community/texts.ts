/* Sharing on other networks */

export const shareText = (product: string): string => `I start my day with ten quiet minutes in ${product}.`;

/* Community on the dashboard */

export const communityTitle = 'Community';
/** COM-01 */
export const connectButton = 'Connect';
/** COM-01 */
export const shareButton = 'Share';
export const communityAndCallText =
  'Meet others who write in the morning, or book a call to talk a question through.';
export const communityText = 'Meet others who write in the morning.';
export const callText = 'Book a call to talk a question through.';
/** COM-02 */
export const joinCommunity = 'Join Community';
/** COM-03 */
export const scheduleCall = 'Schedule Call';
export const onlyLinkShared = (product: string): string =>
  `Only a link to ${product} is shared, never anything you wrote.`;
/** COM-04 */
export const copyLinkButton = 'Copy Link';
/** MSG-88 */
export const linkCopied = 'Link copied to clipboard!';
export const copyFailed = (address: string): string =>
  `We couldn’t copy the link. You can copy it from here: ${address}`;
