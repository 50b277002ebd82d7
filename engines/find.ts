/** What a control is to whoever uses it. */
export type Role = 'button' | 'checkbox' | 'link' | 'menuitem' | 'radio' | 'textbox';

/** Where a control can be hit, in whole pixels of the window. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Where the first control with this role and exactly this name can be hit, scrolled into the window; null while there
 * is none, or something else lies over it. Runs in the page: it sees nothing but its arguments.
 */
export function findPlace(role: Role, name: string): Place | null {
  const selectors: Record<Role, string> = {
    button: 'button, [role=button]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    radio: 'input[type=radio], [role=radio]',
    textbox: 'textarea, [role=textbox], input:not([type=checkbox], [type=radio], [type=hidden])',
  };
  const words = (element: Element | null): string => {
    const copy = element?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const labelsOf = (element: Element): Element[] => [...((element as HTMLInputElement).labels ?? [])];
  const isNamed = (element: Element): boolean => {
    const labelled = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = labelled.map((id) => words(document.getElementById(id))).join(' ');
    const labels = labelsOf(element).map(words).join(' ');
    return (named || element.getAttribute('aria-label') || labels || words(element)) === name;
  };
  const hit = (target: Element): Place | null => {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const there = document.elementFromPoint(x, y);
    return there && (target.contains(there) || there.contains(target)) ? { x, y } : null;
  };
  const element = [...document.querySelectorAll(selectors[role])].find(isNamed);
  if (!element || (element as HTMLButtonElement).disabled) return null;
  // A box that is drawn by its label is hit by its label.
  for (const target of [...labelsOf(element), element]) {
    const place = target.checkVisibility() ? hit(target) : null;
    if (place) return place;
  }
  return null;
}

/** Whether a box with this name is ticked. Runs in the page. */
export function findTicked(name: string): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input:checked')];
  return boxes.some(({ ariaLabel, labels }) =>
    [ariaLabel, ...[...(labels ?? [])].map((label) => label.textContent)].some((words) =>
      words?.includes(name),
    ),
  );
}

/** What the first text box with this label holds; undefined while there is none. Runs in the page. */
export function findText(label: string): string | undefined {
  const boxes = [...document.querySelectorAll<HTMLTextAreaElement>('textarea, input')];
  const named = boxes.find((box) => {
    const by = (box.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id));
    return [...by, ...(box.labels ?? [])].some((element) => element?.textContent?.includes(label));
  });
  return named?.value;
}
