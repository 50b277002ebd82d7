/** The text of an action as it travels. */
export const sealedTask = async (_id: string, text: string): Promise<{ text: string }> => ({ text });
