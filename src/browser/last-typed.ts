let typedAt = 0;

addEventListener(
  'input',
  () => {
    typedAt = performance.now();
  },
  { capture: true },
);

/** When something was last typed in this document, in milliseconds since it began; 0 for never. */
export const lastTyped = (): number => typedAt;
