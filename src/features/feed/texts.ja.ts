/* Answers of the server */

export const oneDirection = '「after」と「before」は、どちらか一方だけを使ってください。';
export const noEvents = 'このサーバーはイベントを送りません。ときどき変更を問い合わせてください。';
export const tooManyEvents = '接続中の端末が多すぎます。ときどき変更を問い合わせてください。';
export const keyOfFormat = '鍵のIDは、プライベート保管庫の文章にだけ付けられます';
