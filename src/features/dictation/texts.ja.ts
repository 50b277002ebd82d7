/* Beside a writing area */

export const speakButton = '音声で入力';
export const stopButton = '音声入力を止める';
export const listening = '聞き取り中です。話した内容はこの端末から出ません。';
export const microphoneRefused =
  'このブラウザーは、Growth Loopにマイクの使用を許可していません。アドレスバーの横で変更できます。';
export const listeningFailed = '聞き取れませんでした。ここまでに話した内容は入力されています。';
export const notRecorded = '録音を開始できませんでした。';

/* In the profile */

export const settingTitle = '音声入力';
export const settingHelp =
  'どこでも、入力する代わりに話して書けます。音声はこの端末でブラウザーが文字にし、ほかの誰にも聞かれません。';
export const showLabel = '入力欄の横にマイクを表示';
export const keepLabel = '話した音声を録音として残す';
export const keepHelp =
  '記録、学び、バケットリストの体験に、それぞれ5分まで添えられます。書いたものと同じく暗号化されます。';
export const installHelp = '先に、言語に必要なものをブラウザーが取得することがあります。';
export const installButton = '音声入力を設定';
export const installing = 'ブラウザーが必要なものを取得しています。数分かかることがあります。';
export const notOnThisDevice =
  'このブラウザーは、端末の中で音声を文字にできません。話した内容が端末の外に出てしまうため、マイクは表示されません。';
export const installFailed = 'ブラウザーが必要なものを取得できませんでした。あとでもう一度お試しください。';
