const NOT_OPEN = 'Not open yet';

/** Every address that needs a session, and the heading by which Maya, who has finished onboarding, knows its page. */
export const protectedPages: Record<string, string> = {
  '/pricing': NOT_OPEN,
  '/payment-confirmation': NOT_OPEN,
  '/payment': NOT_OPEN,
  '/welcome': NOT_OPEN,
  '/checkout': NOT_OPEN,
  '/trial-ended': NOT_OPEN,
  '/impactintentions': 'How do you want people to feel around you?',
  '/impact-intentions': 'How do you want people to feel around you?',
  '/core-word': 'Which word do you want more of?',
  '/core-values': 'Choose three core values',
  '/core-value-confirmation': 'Curiosity',
  '/profile': 'Profile',
  '/update-core-values': 'Your core values',
  '/tasks': 'Meaningful Actions',
  '/task-overview': 'Task Overview',
  '/sync-monitor': NOT_OPEN,
  '/journal/new': 'What can you celebrate about yesterday?',
  '/journal/complete': 'Maya',
  '/journal/history': 'Action Journal History',
  '/scoring': 'How Scoring Works',
  '/journaling-overview': 'Why It Works',
  '/repetition-power': 'Power of Repetition',
  '/weekly-insights': NOT_OPEN,
  '/weekly-summaries': NOT_OPEN,
  '/lessons-history': 'Lessons History',
  '/content': NOT_OPEN,
  '/dashboard': 'Welcome, Maya!',
  '/dashboard/growth': 'Welcome, Maya!',
  '/dashboard/tools': 'Tools & Resources',
  '/dashgrowthloop': 'Welcome, Maya!',
  '/dashtools': 'Tools & Resources',
  '/weeklyreview': NOT_OPEN,
};

export const protectedAddresses = Object.keys(protectedPages);
