/* Beside a writing area */

export const speakButton = 'Speak instead of typing';
export const stopButton = 'Stop listening';
export const listening = 'Listening. What you say stays on this device.';

export const microphoneRefused =
  'This browser does not let Growth Loop use the microphone. You can change that beside the address of the page.';
export const listeningFailed = 'We couldn’t listen just now. What you have said so far is written down.';
export const notRecorded = 'We couldn’t start the recording.';

/* In the profile */

export const settingTitle = 'Speaking';
export const settingHelp =
  'Speak instead of typing, wherever you write. Your browser turns it into text on this device, and nobody else hears it.';
export const showLabel = 'Show a microphone beside what I write';
export const keepLabel = 'Keep a recording of what I say';
export const keepHelp =
  'Beside entries, lessons, and bucket list stories, up to five minutes each. Encrypted like what you write.';
export const installHelp = 'Your browser may have to fetch what it needs for your language first.';
export const installButton = 'Set up speaking';
export const installing = 'Your browser is fetching what it needs. This can take a few minutes.';
export const notOnThisDevice =
  'This browser can’t turn speech into text on this device, so there’s no microphone: what you say would leave it.';
export const installFailed = 'Your browser couldn’t fetch what it needs. Please try again later.';
