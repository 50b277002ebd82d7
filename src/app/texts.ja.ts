/* Search and commands: what can be done */

export const doTitle = '操作';
export const settingsTitle = '設定';
export const goToTitle = '移動';
export const keyboardShortcutsLabel = 'キーボードショートカット';
export const keyboardShortcutsKeywords = 'キー ホットキー ヘルプ';
export const signOutButton = 'サインアウト';
export const signOutKeywords = '退出 ログアウト';
export const writeKeywords = '日記 ページ 記録 見つめる';
export const addActionButton = 'アクションを追加';
export const addActionKeywords = 'タスク 新規 やること';
export const noteLessonButton = '学びを書き留める';
export const noteLessonKeywords = '学ぶ 学んだ 新規';
export const findButton = '書いたものを探す';
export const findKeywords = '検索 記録';
export const continueWritingButton = '続きを書く';
export const writeAnotherPageButton = 'もう1ページ書く';
export const writeTodaysPageButton = '今日のページを書く';
export const themeLabel = (label: string): string => `テーマ：${label}`;
export const themeKeywords = '外観 色 モード';

/* Unknown addresses */

export const pageNotFoundTitle = 'ページが見つかりません';
export const pageNotFoundText = 'リンクが古いか、アドレスの一部が欠けている可能性があります。';
export const returnToDashboardButton = 'ダッシュボードに戻る';
export const goHomeButton = 'トップページへ';
export const signInButton = 'サインイン';

/* The installed app */

export const installedDescription = '毎朝の5つの質問、今日のアクション、そして夜にひとつの学び。';
export const writePageShortcut = '今日のページを書く';
export const addActionShortcut = 'アクションを追加';
export const noteLessonShortcut = '学びを書き留める';

/* A document without its scripts */

export const scriptsNeeded =
  'このアプリにはJavaScriptが必要です。ページの暗号化と復号を、このブラウザーの中で行うためです。';
