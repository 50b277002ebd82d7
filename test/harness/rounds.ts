/**
 * How often a test repeats what it tries at random: a few times in every run, RANDOM_ROUNDS times as often where somebody
 * asks for more.
 */
export const rounds = (few: number): number => few * Number(process.env.RANDOM_ROUNDS ?? 1);
