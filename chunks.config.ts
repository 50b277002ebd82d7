/*
 * Which sources the build puts into one file. Fewer files than sources cost the browser and the server less, and one
 * file compresses better than several small ones; what a page does not need at first must not come with it
 * (.size-limit.mjs weighs the landing page and Today).
 */

interface Chunk {
  name: string;
  test: RegExp;
  includeDependenciesRecursively: boolean;
}

/** A file of the sources whose paths match one of these, without what they import. */
const chunk = (name: string, ...paths: string[]): Chunk => ({
  name,
  test: new RegExp(paths.join('|')),
  includeDependenciesRecursively: false,
});

/** What every page needs, the public ones too. */
const everyPage = [
  { ...chunk('base', 'node_modules/(react|react-dom|scheduler)/'), includeDependenciesRecursively: true },
  // The session's own parts, and what every page is drawn with.
  chunk(
    'start',
    'vite/preload-helper',
    'src/session/(access-token|attempts|auth-client|tab-messages|wipe|ended|hint|is-locked|leave|load|lock-keys)\\.',
    'src/session/(profile-check|state|token|use-session)\\.',
    'src/api/http\\.',
    'src/app/(flash-message|root-element|public/pages)\\.',
    'src/app/shell/messages-when-needed\\.',
    'src/kernel/(languages|locale)\\.',
    'src/browser/(between-tabs|databases|last-press|persisted|public-settings|store|web-storage)\\.',
    'src/kit/(brand|error-boundary|footer|language-links|navigate|public-frame|skip-link|theme/(fonts(-\\w+)?|index))\\.',
    'src/kit/(brush|button|button-row|class-names|first-icons|icons|link|loop-ring|page-message|toast)\\.',
    // The sheets of what nearly every page of the app shows; the other sheets come with their page.
    'src/kit/(accordion|add-row|check|choice|dialog|icon-button|loop-step|menu)\\.module\\.css',
    'src/kit/(skeleton|toaster|writing-area)\\.module\\.css',
  ),
];

/** Signing in, and the controls that it and the app share. */
const signIn = [
  chunk(
    'sign-in',
    'src/features/auth/contract/(codes|limits)',
    'src/session/sign-in\\.',
    'src/features/auth/ui/(sign-in-|use-sign-in-page|first-page|form-message|brief-|checking-|redirect)',
    'src/features/auth/ui/auth-calls',
  ),
  chunk(
    'controls',
    'src/kit/(field|field-error|text-input|password-input|alert|button-link|text-button|text-link)\\.',
    'src/kit/(notice\\.module|sentence|status-notice|title)\\.',
  ),
];

/** What every page of the app needs. */
const everyAppPage = [
  chunk(
    'app',
    'node_modules/react-router/',
    'src/app/(app|router|routes)\\.',
    'src/app/shell/(frames|offline-shell)\\.',
    'src/kit/(lazy-part|page|place-to-write|preload|scroll-and-focus)\\.',
    'src/kit/skeleton\\.tsx',
    'src/session/require-session\\.',
    'features/billing/ui/later-plan-watch\\.',
  ),
  // The person's rows and drafts.
  chunk(
    'notebook',
    'node_modules/(idb|uuid|@date-fns/tz)/',
    'src/kernel/(activity-day|calendar|day-writer|derived-id|ids|intl|intl-in|once|seal(?!/(pieces|file-sizes))|sealed-row|synced-tables|text|today-or-yesterday|written-days)\\b',
    'src/notebook/(?!number-on-disk|under-new-ids|when-complete|react/changed-text-draft)',
    'src/browser/(database|device-clock|device-zone|idle|last-typed|quiet|storage-events)\\.',
    'src/kit/use-store\\.',
    'src/session/(call|clock|drafts|entry-key|key-store|first-rows|moved-day|notebook-rows|open-notebook|profile)\\.',
    'src/session/(perform|perform-or-toast|rows-of-today|sealed-text|sealing|settle|use-saving|written-now)\\.',
    'src/session/(lock/away|vault/(device-vault|lock-time)|files/file-states)\\.',
    'features/(feed/ui/former-versions|growth/ui/today-strokes)\\.',
    // A goal is chosen before the first loop is seen.
    'features/goals/rules\\.',
    'features/onboarding/rules/core-values\\.',
  ),
  // The frame, its icons, and the controls that stand on nearly every page.
  chunk(
    'frame',
    'lucide-react/dist/esm/(shared|Icon|createLucideIcon|context)\\b',
    'lucide-react/dist/esm/icons/(arrow-(left|right)|chart-no-axes-column|check|chevron-down|clock)\\.',
    'lucide-react/dist/esm/icons/(cloud-off|compass|download|ellipsis|list-checks|notebook-text)\\.',
    'lucide-react/dist/esm/icons/(plus|search|sun)\\.',
    'src/app/shell/(app-frame|keys|main-menu|navigation|top-bar|use-commands)\\.',
    'src/browser/(apple|single-keys)\\.',
    'src/session/(download-file|use-download|saving/(saving-state|shown-state))\\.',
    'src/kit/(beside-writing|connection|lazy-dialog|not-here|outside-link|theme|when-open)\\.ts',
    'src/kit/(accordion|add-row|check|icon-button|length-note|loop-step|menu|notice|writing-area)\\.tsx',
  ),
];

/** Today, and what it shares with the pages of its parts. */
const today = [
  chunk(
    'loop',
    'features/billing/ui/last-known-access\\.',
    'features/(billing|lessons|profile)/rules\\.',
    'features/archive/ui/gold-file\\.',
    'features/dashboard/(contract/limits|ui/sections/(getting-started|locations|movable-sections|section-options))\\.',
    'features/goals/ui/(goals|ops|story-of|views)\\.',
    'features/journal/(rules\\.|rules/look-back|contract/limits)',
    'features/journal/ui/(clarify|entry-parts|just-completed|look-back|ops|other-tab-line|page-draft|page-questions|views|written)\\.',
    'features/lessons/(contract/limits|ui/(learn|lessons-of-day|ops|use-lesson-box|views))\\.',
    'src/session/saving/draft-name\\.',
    'features/growth/(contract/limits|rules|rules/(pauses|streaks)|ui/(earn|progress|today-mark|views))\\.tsx?',
    'features/mood/ui/later\\.',
    'features/tasks/(rules|contract/limits|ui/(act|add-action|new-task|ops|tick|views))\\.',
  ),
  // Below its first words.
  chunk(
    'below',
    'features/dashboard/(rules/checklist|ui/(evening|milestone|views|sections/instructions))\\.',
    'features/growth/(rules/growth|ui/(day-name|days-lived|growth-of-month|leaf|record|records))\\.',
    'features/journal/ui/celebration\\.',
    'features/tasks/ui/done-on\\.',
    'features/visions/(contract/limits|rules/html)\\.',
    'src/kit/day-ring\\.',
  ),
];

/** What every page of the app fetches once it is shown. */
const later = [
  // Needed when something is amiss, and perhaps without a connection.
  chunk(
    'kept',
    'src/session/(later|moved-days-in-words|no-more-push|reseal|rows-to-seal|unsaved-dialog)\\.',
    'src/(api/events|notebook/number-on-disk|session/sync-push/\\w+)\\.',
    'src/session/saving/(refused-writes|saving-details|saving-words)\\.',
  ),
  // Pictures and recordings on this device.
  chunk(
    'files',
    'src/session/files/(?!file-states)',
    'src/api/bytes\\.',
    'src/kernel/seal/(pieces|file-sizes)\\.',
  ),
  chunk(
    'quiet',
    'features/billing/(contract/codes|rules/writing|ui/(billing|facts|feature-access|plan-watch))',
    'features/(lessons/ui/quick-add-lesson|tasks/ui/quick-add-action)\\.',
    'features/search/(rules|ui/(ask-worker|found-places|hits|queries|recent-searches|stretches|views))\\b',
    'src/language/word-forms\\.',
    'src/browser/stored-shape\\.',
    'src/app/(commands|worker/messages)\\.',
    'src/app/shell/(later|updates|commands/)',
    'features/dictation/ui/(later|microphone-choice)\\.',
  ),
];

/** What several other pages share. */
const otherPages = [
  chunk(
    'more-controls',
    'features/archive/ui/(progress-bar|save-as-file)\\.',
    'features/profile/contract/',
    'lucide-react/dist/esm/icons/x\\.',
    'src/kernel/errors\\.',
    'src/notebook/react/changed-text-draft\\.',
    'src/session/(use-save|use-ended-message-here)\\.',
    'src/kit/(search-params|use-focus-back|use-navigate-from-here)\\.',
    'src/kit/(back-link|choice|dialog|edit-form|empty-state|page-head|select|switch|tag|writing-line)\\.',
  ),
  chunk(
    'histories',
    'features/growth/(rules/leafing|ui/calendar-beside)\\.',
    'features/search/ui/(found-action|found-bar-here|marked|no-matches|results|search|use-search-target)\\.',
    'features/journal/ui/entry-answers\\.',
    'node_modules/@tanstack/(react-virtual|virtual-core)/',
    'src/kernel/month-list\\.',
    'src/kit/(later-part|entry-summary|former-versions|long-list|month-list|use-printing)\\.',
  ),
  chunk(
    'weeks',
    'src/language/(quote|topics/relations)\\.',
    'features/weekly/(rules|rules/(periods|known-people)|engine/(answered|notebook|scope)|ui/letter/(letter|letter-views))\\.',
    'features/weekly/ui/(ask-worker|cited|insights|numbers|points-plot|use-insights|views|week-days|week-report|weekly)\\.',
  ),
  // The steps of onboarding are taken one after another.
  chunk(
    'steps',
    'features/onboarding/ui/(core|impact|own-values|profile-step|steps-ahead|update-core|use-core|value|word-choice)',
  ),
  // What others made for writing and cleaning visions changes less often than the app.
  chunk(
    'rich-text',
    'node_modules/(@tiptap|prosemirror-[a-z-]+|linkifyjs|orderedmap|rope-sequence|w3c-keyname)/',
  ),
  chunk('purify', 'node_modules/dompurify/'),
  chunk('common-passwords', 'node_modules/@zxcvbn-ts/'),
];

export const chunks: Chunk[] = [...everyPage, ...signIn, ...everyAppPage, ...today, ...later, ...otherPages];

/**
 * What words are about is half of every worker that knows it. As a file of its own, the same in each, it's fetched and kept
 * once.
 */
export const workerChunks: Chunk[] = [chunk('topic-words', 'src/language/topics/(?!relations)')];
