/** An answer by which the server refuses or fails. Whatever else is thrown means that it was not reached. */
export interface ServerError extends Error {
  /** The status of HTTP; 0 where there was no answer. */
  status: number;
  code: string;
}

export const isServerError = (error: unknown): error is ServerError =>
  error instanceof Error && typeof (error as Partial<ServerError>).status === 'number';
