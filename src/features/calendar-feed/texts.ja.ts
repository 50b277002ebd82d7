/* Events in the person's own calendar */

export const clarifyEvent = '今日を見つめる';
export const lessonEvent = '学びを書き留める';
export const visionReviewEvent = 'ビジョンを見直す';
export const bucketListReviewEvent = 'バケットリストを見直す';

/* Answers to calendar apps */

export const feedNotFound =
  'このアドレスにカレンダーはありません。アドレスが更新されたか、カレンダーがオフになった可能性があります。';
export const tooManyRequests = 'このカレンダーへの要求が多すぎます。1時間後にもう一度お試しください。';

/* Calendar in the profile */

export const loadFailed = 'カレンダーのアドレスを読み込めませんでした。もう一度お試しください。';
export const tryAgainButton = '再試行';
export const changeFailed =
  'カレンダーのアドレスを変更できませんでした。オンラインで、もう一度お試しください。';
export const turnOnButton = 'カレンダーをオン';
export const addressLabel = '秘密のアドレス';
export const addressHelp =
  'このアドレスをカレンダーアプリに追加してください。アドレスを知っている人は、リマインダーの時刻と見直しの日付を見ることができます。';
export const copyAddressButton = 'アドレスをコピー';
export const addressCopied = 'アドレスをコピーしました';
export const copyFailed = 'アドレスをコピーできませんでした。選択してコピーしてください。';
export const renewAddressButton = 'アドレスを更新';
export const turnOffButton = 'オフにする';
export const turnOffLabel = 'カレンダーをオフにする';

/* Calendar in the profile: questions */

export const renewTitle = 'アドレスを更新しますか？';
export const renewText =
  '古いアドレスはすぐに使えなくなります。それを使っているカレンダーには、新しいアドレスが必要です。';
export const turnOffTitle = 'カレンダーをオフにしますか？';
export const turnOffText = 'アドレスはすぐに使えなくなります。リマインダーは変わりません。';
