/** Which strokes are missing, in a sentence: 'Clarify and Learn are still open.' */
export function openStrokes(strokes: { clarify: boolean; act: boolean; learn: boolean }): string {
  const open = [!strokes.clarify && 'Clarify', !strokes.act && 'Act', !strokes.learn && 'Learn'].filter(
    (name) => name !== false,
  );
  if (open.length === 0) return 'The loop is closed.';
  const last = open.at(-1);
  const names = open.length === 1 ? last : `${open.slice(0, -1).join(', ')} and ${last}`;
  return `${names} ${open.length === 1 ? 'is' : 'are'} still open.`;
}
