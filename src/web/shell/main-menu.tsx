import type { ReactNode } from 'react';
import { outsideLink } from '../outside-link.ts';
import { signOut } from '../session.tsx';
import { type Theme, themeOptions, useTheme } from '../theme.ts';
import { Menu, type MenuItem } from '../ui/menu.tsx';

const CALL = 'Schedule a Coaching Call';

function coachingCall(): MenuItem[] {
  const link = outsideLink('coaching');
  if (!link) return [];
  if ('href' in link) return [{ kind: 'link', label: CALL, href: link.href }];
  return [{ kind: 'action', label: CALL, onSelect: link.explain }];
}

const before: MenuItem[] = [
  { kind: 'link', label: 'Profile Settings', to: '/profile' },
  ...coachingCall(),
  { kind: 'divider' },
  {
    kind: 'group',
    label: 'History',
    items: [
      { kind: 'link', label: 'Journal', to: '/journal/history' },
      { kind: 'link', label: 'Lessons Learned', to: '/lessons-history' },
    ],
  },
  { kind: 'divider' },
  {
    kind: 'group',
    label: 'Knowledge Base',
    items: [
      { kind: 'link', label: 'How Scoring Works', to: '/scoring' },
      { kind: 'link', label: 'Why It Works', to: '/journaling-overview' },
      { kind: 'link', label: 'Task Overview', to: '/task-overview' },
      { kind: 'link', label: 'Power of Repetition', to: '/repetition-power' },
    ],
  },
  { kind: 'divider' },
];

/** The menu of a signed-in person, behind one button in the top bar. */
export function MainMenu(): ReactNode {
  const { theme, choose } = useTheme();
  const items: MenuItem[] = [
    ...before,
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
