import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasSingleKeys } from '../browser/single-keys.ts';
import { useFeatureAccess, useLastKnownAccess } from '../features/billing/client.ts';
import { mayWriteAt } from '../features/billing/rules/writing.ts';
import { journalToday, pageDraftKind } from '../features/journal/client.ts';
import { QuickAddLesson } from '../features/lessons/client.ts';
import { type Hit, noteSearch, passQueryOn } from '../features/search/client.ts';
import { BLANK_QUERY } from '../features/search/rules.ts';
import { QuickAddAction } from '../features/tasks/client.ts';
import { themeOptions, useTheme } from '../kit/theme.ts';
import { useView } from '../notebook/react/use-view.ts';
import type { Tables } from '../notebook/rows.ts';
import { useNow, useToday } from '../session/clock.ts';
import { countDrafts } from '../session/drafts.ts';
import { ownProfile } from '../session/profile.ts';
import { signOut } from '../session/require-session.tsx';
import { navigateAsLink } from './shell/commands/go.ts';
import { KeysDialog } from './shell/commands/keys-dialog.tsx';
import type { Group } from './shell/commands/matching.ts';
import { type NamedPage, PAGES } from './shell/commands/pages.ts';
import { type Command, Palette } from './shell/commands/palette.tsx';
import { TrialOver } from './shell/commands/trial-over.tsx';
import type { Asked } from './shell/keys.ts';
import * as texts from './texts.ts';

const WRITE = '/journal/new';
const FIND = '/find';

interface CommandsProps {
  asked: Asked;
  /** Asks for something else, or with undefined for nothing any more. */
  ask: (asked: Asked | undefined) => void;
}

/** What can be done from every page: the list of all features' commands, as the router is that of their pages. */
export default function Commands({ asked, ask }: CommandsProps): ReactNode {
  const close = (): void => ask(undefined);
  const go = useGo();
  useCloseElsewhere(close);
  switch (asked) {
    case 'palette':
      return <AllCommands ask={ask} go={go} onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'write':
    case 'find':
      return <Gone to={asked === 'find' ? FIND : WRITE} go={go} onGone={close} />;
    case 'action':
    case 'lesson':
      return <QuickAdd what={asked} go={go} onClose={close} />;
  }
}

type Go = (to: string) => void;

function useGo(): Go {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (to) => {
    // A page that searches has its own field for it.
    const field = to === FIND && document.querySelector<HTMLInputElement>('#main input[type="search"]');
    if (field) field.focus();
    else if (to !== pathname + search + hash) navigateAsLink(to, (address) => void navigate(address));
  };
}

/** The address that the browser has gone to already; its page may still be on its way. */
const nextKey = (): unknown => (history.state as { key?: unknown } | null)?.key;

/** Whoever goes to another page, with Back too, leaves what is open here. */
function useCloseElsewhere(close: () => void): void {
  const { key } = useLocation();
  const [openedOn] = useState(() => [key, nextKey()]);
  useEffect(() => {
    if (!openedOn.includes(key)) close();
  });
}

/** Goes there, once. */
function Gone({ to, go, onGone }: { to: string; go: Go; onGone: () => void }): ReactNode {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    onGone();
    go(to);
  });
  return null;
}

interface QuickAddProps {
  what: 'action' | 'lesson';
  go: Go;
  onClose: () => void;
}

/** One action or lesson. When the trial ends while it is written, it is not taken out of anybody's hands. */
function QuickAdd({ what, go, onClose }: QuickAddProps): ReactNode {
  const access = useLastKnownAccess();
  const trialEnds = useView(ownProfile)?.trial_ends_at;
  const now = useNow();
  const [mayWrite] = useState(() => !access || mayWriteAt(access, trialEnds, now));
  if (!mayWrite) return <TrialOver onPlans={() => go('/pricing')} onClose={onClose} />;
  return what === 'action' ? <QuickAddAction onClose={onClose} /> : <QuickAddLesson onClose={onClose} />;
}

interface AllCommandsProps extends Pick<CommandsProps, 'ask'> {
  go: Go;
  onClose: () => void;
}

function AllCommands({ ask, go, onClose }: AllCommandsProps): ReactNode {
  const navigate = useNavigate();
  const groups: Group<Command>[] = [
    { name: texts.doTitle, items: useActions(ask) },
    { name: texts.goToTitle, items: useOpenPages().map((page) => ({ ...page, run: () => go(page.to) })) },
    {
      name: texts.settingsTitle,
      items: [
        ...useThemes(),
        {
          label: texts.keyboardShortcutsLabel,
          also: texts.keyboardShortcutsKeywords,
          ...single('?'),
          run: () => ask('keys'),
        },
        { label: texts.signOutButton, also: texts.signOutKeywords, run: () => void signOut() },
      ],
    },
  ];
  // The words go by memory: they belong into no address and no history of the browser.
  const find = (text: string): void =>
    navigateAsLink(FIND, (address) => {
      passQueryOn({ ...BLANK_QUERY, text });
      void noteSearch(text);
      void navigate(address);
    });
  const openHit = ({ to, open }: Hit): void =>
    navigateAsLink(to, (address) => {
      open();
      void navigate(address);
    });
  return <Palette groups={groups} find={find} openHit={openHit} onClose={onClose} />;
}

/** The key that does the same, unless the person has switched such keys off. */
const single = (keys: string): Pick<Command, 'keys'> => (hasSingleKeys() ? { keys } : {});

function useActions(ask: CommandsProps['ask']): Command[] {
  const { pathname } = useLocation();
  const write: Command = {
    label: useWriteLabel(),
    also: texts.writeKeywords,
    ...single('W'),
    run: () => ask('write'),
  };
  return [
    ...(pathname === WRITE ? [] : [write]),
    { label: texts.addActionButton, also: texts.addActionKeywords, ...single('A'), run: () => ask('action') },
    {
      label: texts.noteLessonButton,
      also: texts.noteLessonKeywords,
      ...single('L'),
      run: () => ask('lesson'),
    },
    {
      label: texts.findButton,
      also: texts.findKeywords,
      ...single('/'),
      run: () => ask('find'),
    },
  ];
}

/** Whether a page waits to be gone on with, is still to come today, or would be one more. */
function useWriteLabel(): string {
  const { journaled } = useView(journalToday, useToday() ?? '');
  const [drafts, setDrafts] = useState(0);
  useEffect(() => void countDrafts(pageDraftKind.name).then(setDrafts), []);
  if (drafts > 0) return texts.continueWritingButton;
  return journaled ? texts.writeAnotherPageButton : texts.writeTodaysPageButton;
}

/** Whether the operator has let the person in to the weekly categories. */
const hasCategories = ({ ai_test_access }: Tables): boolean => ai_test_access.size > 0;

/** The pages that the person may open, but for the one that is open. */
function useOpenPages(): NamedPage[] {
  const { pathname, search, hash } = useLocation();
  const may = {
    content: useFeatureAccess('content_creation') !== false,
    categories: useView(hasCategories),
  };
  return PAGES.filter(
    ({ to, needs }) => to !== pathname + search + hash && (needs === undefined || may[needs]),
  );
}

function useThemes(): Command[] {
  const { theme, choose } = useTheme();
  return themeOptions
    .filter(({ value }) => value !== theme)
    .map(({ value, label }) => ({
      label: texts.themeLabel(label),
      also: texts.themeKeywords,
      run: () => choose(value),
    }));
}
