/* How the server is asked about files. Bytes go to it, or to the store whose addresses it gives out. */
import { getBytes, putBytes } from '../../api/bytes.ts';
import { noAnswer } from '../../api/http.ts';
import type { finishFile, locatePieces } from '../../features/attachments/contract.ts';
import type { AnswerOf } from '../../kernel/route.ts';
import type { Bytes } from '../../kernel/seal/bytes.ts';
import { plainCall, withToken } from '../call.ts';

/** Where one piece is read, and where it is written. */
export type PieceLocation = AnswerOf<typeof locatePieces>['pieces'][number];
export type Destination = NonNullable<PieceLocation['write']>;

export interface FileServer {
  /** Where the pieces of a file are. @throws ServerError; another error when the server was not reached */
  locate(file: string, signal?: AbortSignal): Promise<PieceLocation[]>;
  /** @throws as `locate` does */
  read(address: string, signal?: AbortSignal): Promise<Bytes>;
  /** @throws as `locate` does */
  write(to: Destination, piece: Bytes, signal?: AbortSignal): Promise<void>;
  /** @throws as `locate` does; with status 409 while pieces are missing */
  finish(file: string, signal?: AbortSignal): Promise<void>;
}

/** How long addresses are used, in milliseconds: they hold for ten minutes, and a piece takes its time. */
export const ADDRESSES_FOR = 300_000;

const LOCATE = 'GET /api/files/{file}/pieces' satisfies CallOf<typeof locatePieces>;
const FINISH = 'POST /api/files/{file}/finish' satisfies CallOf<typeof finishFile>;
type CallOf<Route extends { method: string; path: string }> =
  `${Uppercase<Route['method']>} ${Route['path']}`;

const isOwn = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** What another host refuses says nothing to a person: its address may be over, so it is worth another try. */
const atStore = <Answer>(asked: Promise<Answer>): Promise<Answer> =>
  asked.catch(() => {
    throw noAnswer();
  });

export const fileServer: FileServer = {
  locate: async (file, signal) => {
    const { pieces } = (await plainCall(LOCATE, { params: { file }, signal })) as AnswerOf<
      typeof locatePieces
    >;
    return pieces;
  },
  read: (address, signal) =>
    isOwn(address)
      ? withToken((token) => getBytes(address, { token, signal }))
      : atStore(getBytes(address, { signal })),
  write: ({ url, headers }, piece, signal) =>
    isOwn(url)
      ? withToken((token) => putBytes(url, piece, { token, headers, signal }))
      : atStore(putBytes(url, piece, { headers, signal })),
  finish: async (file, signal) => void (await plainCall(FINISH, { params: { file }, signal })),
};
