/** The text of a goal as it travels. */
export const sealedGoal = async (_id: string, text: string): Promise<{ text: string }> => ({ text });
