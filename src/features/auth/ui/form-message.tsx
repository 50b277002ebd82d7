import type { ReactNode } from 'react';
import { Alert } from '../../../kit/alert.tsx';
import { StatusNotice } from '../../../kit/status-notice.tsx';
import type { Message } from './brief-message.ts';

/** What a form has to say, read aloud when it appears. */
export function FormMessage({ message }: { message: Message | undefined }): ReactNode {
  return (
    <>
      {message?.kind === 'error' && <Alert>{message.text}</Alert>}
      <StatusNotice>{message?.kind === 'success' && message.text}</StatusNotice>
    </>
  );
}
