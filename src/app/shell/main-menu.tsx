import type { ReactNode } from 'react';
import { Menu, type MenuItem } from '../../kit/menu.tsx';
import { outsideLink } from '../../kit/outside-link.ts';
import { type Theme, themeOptions, useTheme } from '../../kit/theme.ts';
import { signOut } from '../../session/require-session.tsx';
import type { Asked } from './keys.ts';
import { HISTORY, KNOWLEDGE_BASE } from './navigation.ts';
import * as texts from './texts.ts';

const CALL = texts.coachingCallLink;

function coachingCall(): MenuItem[] {
  const link = outsideLink('coaching');
  if (!link) return [];
  if ('href' in link) return [{ kind: 'link', label: CALL, href: link.href }];
  return [{ kind: 'action', label: CALL, onSelect: link.explain }];
}

const links = (pages: { label: string; to: string }[]) =>
  pages.map((page) => ({ kind: 'link' as const, ...page }));

/** The menu of a signed-in person, behind one button in the top bar. */
export function MainMenu({ ask }: { ask: (asked: Asked) => void }): ReactNode {
  const { theme, choose } = useTheme();
  const items: MenuItem[] = [
    { kind: 'link', label: texts.profileSettingsLink, to: '/profile' },
    ...coachingCall(),
    { kind: 'action', label: texts.searchAndCommandsTitle, onSelect: () => ask('palette') },
    { kind: 'action', label: texts.keyboardShortcutsTitle, onSelect: () => ask('keys') },
    { kind: 'divider' },
    { kind: 'group', label: texts.historyTitle, items: links(HISTORY) },
    { kind: 'divider' },
    { kind: 'group', label: texts.knowledgeBaseTitle, items: links(KNOWLEDGE_BASE) },
    { kind: 'divider' },
    {
      kind: 'choice',
      label: texts.themeTitle,
      value: theme,
      options: themeOptions,
      onSelect: (value) => choose(value as Theme),
    },
    { kind: 'divider' },
    { kind: 'action', label: texts.signOutButton, onSelect: signOut },
  ];
  return <Menu label={texts.menuLabel} items={items} />;
}
