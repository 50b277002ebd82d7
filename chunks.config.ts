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
    'src/session/(access-token|attempts|auth-client|between-tabs|device|ended|hint|leave|load)\\.',
    'src/session/(profile-check|state|token|use-session)\\.',
    'src/web/(error-boundary|flash-message|http|navigate|root-element|settings|web-storage)\\.',
    'src/web/(public/pages|shell/(brand|footer|messages-when-needed|public-frame|skip-link)|theme/index)\\.',
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
    'src/web/session/sign-in\\.',
    'src/features/auth/ui/(sign-in-|use-sign-in-page|first-page|forgot-|form-message|brief-|checking-|redirect)',
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
    'src/web/(app|lazy-part|preload|router|routes|session)\\.',
    'src/app/shell/(frames|kept-for-offline|page|place-to-write|scroll-and-focus)\\.',
    'src/web/ui/skeleton\\.tsx',
    'features/billing/ui/widgets/later-plan-watch\\.',
  ),
  // The person's rows and drafts.
  chunk(
    'notebook',
    'node_modules/(idb|uuid|@date-fns/tz)/',
    'src/kernel/(calendar|deed-day|ids|intl|once|seal|sealed-row|synced-tables|text)\\b',
    'src/notebook/(?!reseal|rows-to-seal|under-new-ids)',
    'src/web/(api|clock|device-clock|device-zone|moved-day|drafts|entry-key|profile|revisions|sealed-words)\\b',
    'src/web/(perform-or-say|shell/quiet|text-draft|today|typed|written-now)\\.',
    // A goal is chosen before the first loop is seen.
    'features/goals/rules\\.',
  ),
  // The frame, its icons, and the controls that stand on nearly every page.
  chunk(
    'frame',
    'lucide-react/dist/esm/(shared|Icon|createLucideIcon|context)\\b',
    'lucide-react/dist/esm/icons/(arrow-(left|right)|chart-no-axes-column|check|chevron-down|clock)\\.',
    'lucide-react/dist/esm/icons/(cloud-off|download|ellipsis|list-checks|notebook-text)\\.',
    'lucide-react/dist/esm/icons/(plus|search|sun)\\.',
    'src/web/(apple|connection|download|not-here|outside-link|theme|when-open)\\.',
    'src/app/shell/(keys|lazy-dialog|main-menu|navigation|saving-state|shown-state|top-bar|use-commands)\\.',
    'src/kit/(accordion|add-row|check|icon-button|length-note|loop-step|menu|notice|writing-area)\\.tsx',
  ),
];

/** Today, and what it shares with the pages of its parts. */
const today = [
  chunk(
    'loop',
    'features/billing/ui/widgets/heard-access\\.',
    'features/(billing|lessons|onboarding|profile)/rules\\.',
    'features/customization/',
    'features/dashboard/ui/(.*movable-sections|sections/getting-started)\\.',
    'features/exports/ui/widgets/gold-file\\.',
    'features/goals/ui/(ops|views|widgets/goals)',
    'features/journal/(rules|contract/limits)',
    'features/journal/ui/(entry-parts|ops|page-draft|page-questions|views|widgets/just-completed|written)\\.',
    'features/lessons/(contract/limits|ui/(ops|views|use-lesson-box|widgets/(?!capture|lesson-box)))',
    'features/onboarding/contract/limits\\.',
    'features/(pauses/rules|score/(rules|rules/streaks|ui/widgets/(earn|views|progress)))\\.tsx?',
    'features/score/ui/today-mark\\.',
    'features/tasks/(rules|contract/limits|ui/(ops|widgets/(?!capture|done-on)))',
  ),
  // Below its first words.
  chunk(
    'below',
    'features/dashboard/(rules/checklist|ui/(evening|milestone|views|sections/instructions))\\.',
    'features/journal/ui/widgets/celebration\\.',
    'features/score/(rules/growth|ui/(records\\.|widgets/(days-lived|growth-of-month|record)))',
    'features/tasks/ui/widgets/done-on\\.',
    'features/visions/(contract/limits|rules/html)\\.',
    'src/web/ui/day-ring\\.',
  ),
];

/** What every page of the app fetches once it is shown. */
const later = [
  // Needed when something is amiss, and perhaps without a connection.
  chunk(
    'kept',
    'src/notebook/(reseal|rows-to-seal)\\.',
    'src/session/(moved-days-in-words|no-more-push|unsaved-dialog)\\.',
    'src/app/shell/(refused-writes|saving-details|saving-words)\\.',
  ),
  chunk(
    'quiet',
    'features/billing/(contract/codes|rules/(terms-in-text|writing)|ui/(billing|facts|widgets/plan-watch))',
    'features/find/(rules|ui/queries)\\b',
    'features/(lessons|tasks)/ui/widgets/capture-(lesson|action)\\.',
    'src/web/(commands|feature-access|worker/take-over)\\.',
    'src/app/shell/(updates|commands/)',
  ),
];

/** What several other pages share. */
const otherPages = [
  chunk(
    'more-controls',
    'features/profile/contract/',
    'lucide-react/dist/esm/icons/x\\.',
    'src/kernel/errors\\.',
    'src/web/(changed-words|focus-back|go-on|save|search-params|session/use-said-here)\\.',
    'src/kit/(back-link|choice|dialog|edit-form|empty-state|page-head|select|switch|tag|writing-line)\\.',
  ),
  chunk(
    'histories',
    'features/find/ui/(finding|results|views|widgets/)',
    'features/journal/ui/entry-answers\\.',
    'node_modules/@tanstack/(react-virtual|virtual-core)/',
    'src/kernel/month-list\\.',
    'src/web/later-part\\.',
    'src/kit/(entry-summary|former-versions|long-list|month-list)\\.',
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
];

export const chunks: Chunk[] = [...everyPage, ...signIn, ...everyAppPage, ...today, ...later, ...otherPages];
