/* No answer from the server */

export const noConnection = '今は接続できません。オンラインに戻ってから、もう一度お試しください。';
export const unexpected = '問題が発生しました。数分後にもう一度お試しください。';
