import { toast } from '../kit/toast.ts';
import { takeFarewell, takeFlashMessage } from '../session/ended.ts';

/** Nothing else waits to be read then. In seconds. */
const FAREWELL_SECONDS = 10;

/** Shows what the page before had no time to show; why a session ended stays, for nobody may have been there. */
export function showFlashMessage(): void {
  const text = takeFlashMessage();
  if (text) toast.error(text, { sticky: true });
  const farewell = takeFarewell();
  if (farewell) toast.info(farewell, { seconds: FAREWELL_SECONDS });
}
