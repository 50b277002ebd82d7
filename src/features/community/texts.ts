/* Rules */

export const iStartMyDayWith = (productName: string): string =>
  `I start my day with ten quiet minutes in ${productName}.`;

/* Community */

/** MSG-88 */
export const linkCopiedToClipboard = 'Link copied to clipboard!';
export const communityTitle = 'Community';
export const communityLabel = 'Community';
/** COM-01 */
export const connectButton = 'Connect';
/** COM-01 */
export const shareButton = 'Share';
export const meetTheOthersWhoWrite = 'Meet the others who write in the morning';
export const orTalkAQuestionThrough = (meet: string): string => `${meet}, or talk a question through.`;
export const talkAQuestionThrough = 'Talk a question through.';
/** COM-02 */
export const joinCommunity = 'Join Community';
/** COM-03 */
export const scheduleCall = 'Schedule Call';
export const onlyALinkToIs = (productName: string): string =>
  `Only a link to ${productName} is shared, never what you write.`;
/** COM-04 */
export const copyLinkButton = 'Copy Link';
export const theLinkCouldNotBe = (appUrl: string): string => `The link could not be copied. It is ${appUrl}`;
