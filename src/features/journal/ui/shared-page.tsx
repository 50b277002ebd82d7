import { type ReactNode, useEffect, useState } from 'react';
import { SHARED_FIELD, SHARED_FILES } from '../../../kernel/share-addresses.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { useNavigate } from '../../../kit/navigate.ts';
import { PageHead } from '../../../kit/page-head.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useTitle } from '../../../kit/title.ts';
import { useNotebook, useView } from '../../../notebook/react/use-view.ts';
import { useToday } from '../../../session/clock.ts';
import { handOver } from '../../attachments/client.ts';
import * as texts from '../texts.ts';
import { journalToday } from './views.ts';

const isFile = (value: FormDataEntryValue): value is File => value instanceof File;

/** What the service worker holds for this page; nothing where it has let go of it, or where there is none. */
async function takeShared(): Promise<File[]> {
  const answer = await fetch(SHARED_FILES);
  return answer.ok ? (await answer.formData()).getAll(SHARED_FIELD).filter(isFile) : [];
}

/** The worker gives them once: whoever comes back to the page finds them still, until they are added. */
let taken: Promise<File[]> | undefined;

function useSharedPictures(): File[] | undefined {
  const [pictures, setPictures] = useState<File[]>();
  useEffect(() => {
    taken ??= takeShared().catch(() => []);
    void taken.then(setPictures);
  }, []);
  return pictures;
}

/** /shared: what becomes of the pictures that another app has shared. */
export default function SharedPage(): ReactNode {
  useTitle(texts.sharedTitle);
  const navigate = useNavigate();
  const pictures = useSharedPictures();
  const today = useToday();
  const { state } = useNotebook();
  const { first } = useView(journalToday, today ?? '');
  if (!pictures || !today || state === 'opening') return <Skeleton />;
  const add = (): void => {
    taken = undefined;
    handOver('journal_entries', pictures);
    navigate(first ? `/journal/edit?entry=${first.id}` : '/journal/new', { replace: true });
  };
  return (
    <>
      <PageHead
        title={texts.sharedTitle}
        sub={pictures.length > 0 ? texts.sharedCount(pictures.length) : texts.nothingShared}
      />
      <ButtonRow>
        {pictures.length > 0 && <Button onClick={add}>{texts.addToTodayButton}</Button>}
        <ButtonLink to="/dashgrowthloop" variant={pictures.length > 0 ? 'tertiary' : 'secondary'}>
          {pictures.length > 0 ? texts.dontAddButton : texts.backToDashboardButton}
        </ButtonLink>
      </ButtonRow>
    </>
  );
}
