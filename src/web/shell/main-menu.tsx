import type { ReactNode } from 'react';
import { outsideLink } from '../outside-link.ts';
import { signOut } from '../session.tsx';
import { type Theme, themeOptions, useTheme } from '../theme.ts';
import { Menu, type MenuItem } from '../ui/menu.tsx';
import type { Asked } from './keys.ts';
import { HISTORY, KNOWLEDGE_BASE } from './navigation.ts';

const CALL = 'Schedule a Coaching Call';

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
    { kind: 'link', label: 'Profile Settings', to: '/profile' },
    ...coachingCall(),
    { kind: 'action', label: 'Search and commands', onSelect: () => ask('palette') },
    { kind: 'action', label: 'Keyboard shortcuts', onSelect: () => ask('keys') },
    { kind: 'divider' },
    { kind: 'group', label: 'History', items: links(HISTORY) },
    { kind: 'divider' },
    { kind: 'group', label: 'Knowledge Base', items: links(KNOWLEDGE_BASE) },
    { kind: 'divider' },
    {
      kind: 'choice',
      label: 'Theme',
      value: theme,
      options: themeOptions,
      onSelect: (value) => choose(value as Theme),
    },
    { kind: 'divider' },
    { kind: 'action', label: 'Sign Out', onSelect: signOut },
  ];
  return <Menu label="Menu" items={items} />;
}
