import type { ReactNode } from 'react';
import { ConnectionToasts } from '../../kit/connection.tsx';
import { Toaster } from '../../kit/toaster.tsx';

/** What the product says in passing: toasts, and among them the state of the connection. */
export default function Messages(): ReactNode {
  return (
    <>
      <ConnectionToasts />
      <Toaster />
    </>
  );
}
