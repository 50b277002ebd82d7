export { chooseGoal, recentGoals } from './ui/choose-goal.ts';
export { Goals } from './ui/goals.tsx';
export { latestStanding } from './ui/standing.ts';
