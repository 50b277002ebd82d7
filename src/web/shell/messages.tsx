import type { ReactNode } from 'react';
import { ConnectionToasts } from '../connection.tsx';
import { Toaster } from '../ui/toaster.tsx';

/** What the product says in passing: toasts, and among them the state of the connection. */
export default function Messages(): ReactNode {
  return (
    <>
      <ConnectionToasts />
      <Toaster />
    </>
  );
}
