import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../kit/lazy-part.tsx';
import { Skeleton } from '../../../kit/skeleton.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import type { Tables } from '../../../notebook/rows.ts';
import { loadCategories } from '../../weekly/client.ts';
import * as texts from '../texts.ts';
import { Setting } from './setting.tsx';

const Categories = lazyPart(loadCategories);

/** Whether the operator has let the person in. */
const hasAccess = (tables: Tables): boolean => tables.ai_test_access.size > 0;

/** The categories of the weekly review, for whoever the operator has let in to them. */
export function WeeklyCategories(): ReactNode {
  if (!useView(hasAccess)) return null;
  return (
    <Setting id="categories" title={texts.weeklyCategoriesTitle} note={texts.weeklyCategoriesHelp}>
      <Suspense fallback={<Skeleton lines={3} />}>
        <Categories />
      </Suspense>
    </Setting>
  );
}
