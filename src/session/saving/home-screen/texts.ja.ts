/* Saving, and your data: on iPhones and iPads */

export const clearedAfterAWeek =
  'iPhoneやiPadでは、サイトを7日間開かないと、端末に残したデータをブラウザーが消去します。保存済みのものはサインインすれば戻りますが、この端末にしかないものは失われます。これを防ぐには、「共有」をタップし、「ホーム画面に追加」を選んで、Growth Loopをホーム画面に追加してください。';
