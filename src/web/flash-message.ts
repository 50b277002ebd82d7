import { takeUnsaid } from './session/ended.ts';
import { toast } from './ui/toast.ts';

const SECONDS = 5;

/** Shows what the page before had no time to show. */
export function showFlashMessage(): void {
  const text = takeUnsaid();
  if (text) toast.error(text, { seconds: SECONDS });
}
