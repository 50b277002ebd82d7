import type { Api } from '../../server/api.ts';
import {
  addAttachment,
  changeAttachment,
  deleteAttachment,
  finishFile,
  locatePieces,
  readPiece,
  readStorage,
  writePiece,
} from './contract.ts';
import * as files from './server/files.ts';
import { pieceStoreOf } from './server/piece-store.ts';
import * as rows from './server/rows.ts';
import { keepFilesTidy } from './server/upkeep.ts';

/** Registers the calls on pictures, recordings and their files, and deletes what nothing refers to. */
export function registerAttachments(api: Api): void {
  const { config, database } = api.services;
  const pieces = pieceStoreOf(config.bucket);
  const canPay = config.payments.kind !== 'none';

  api.serve(
    addAttachment,
    async (actor, { params, body }) => ({ attachment: await rows.add(actor, params.id, { body, canPay }) }),
    async (actor, { params }) => ({ attachment: await rows.stored(actor, params.id) }),
  );

  api.serve(
    changeAttachment,
    async (actor, { params, body }) => ({ attachment: await rows.change(actor, params.id, body) }),
    async (actor, { params }) => ({ attachment: await rows.stored(actor, params.id) }),
  );

  api.serve(deleteAttachment, (actor, { params }) => rows.remove(actor, params.id));

  api.serve(readStorage, async (actor) => {
    const [storage] = await actor.finish(rows.storageOf(actor, canPay));
    return storage ?? { used: 0, quota: 0 };
  });

  api.serve(locatePieces, (actor, { params }) => files.locate(actor, params.file, { pieces, database }));

  api.serve(readPiece, (actor, { params }) => files.read(actor, params));

  api.serve(writePiece, (actor, { params, bytes }) => files.write(actor, params, { bytes, pieces }));

  api.serve(finishFile, (actor, { params }) => files.finish(actor, params.file, { pieces, database }));

  keepFilesTidy(api.services, pieces);
}
