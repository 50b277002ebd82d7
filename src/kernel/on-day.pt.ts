/** A day as Brazilian Portuguese says when: 'na segunda-feira, 5 de maio', 'no sábado', 'em 5 de maio'. */
export const onDay = (day: string): string => {
  const [first = ''] = day.split(/[ ,]/);
  if (first.endsWith('-feira')) return `na ${day}`;
  return first === 'sábado' || first === 'domingo' ? `no ${day}` : `em ${day}`;
};
