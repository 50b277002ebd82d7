import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../queries.ts';
import { UnsentDialog } from './unsent-dialog.tsx';

/** What every part of the app needs once somebody is signed in. */
export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <UnsentDialog />
    </QueryClientProvider>
  );
}
