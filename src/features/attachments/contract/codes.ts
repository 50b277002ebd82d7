/** What programs tell refusals by. */
export const ATTACHMENT_CODES = {
  /** The file would take more than the person's files may. */
  storageFull: 'storage_full',
  /** The row has as many attachments as a row may have. */
  tooMany: 'too_many_attachments',
  /** Some pieces of a file have not arrived. */
  piecesMissing: 'pieces_missing',
} as const;
