/* What the pictures and recordings of a chosen zip are brought in with: this device, its worker and the server. */

import { derivedId } from '../../../kernel/derived-id.ts';
import { newId } from '../../../kernel/ids.ts';
import { readTables } from '../../../notebook/react/use-view.ts';
import { call } from '../../../session/call.ts';
import { idSecret, sealer } from '../../../session/sealing.ts';
import { attachmentsOf, listen, preparePicture } from '../../attachments/client.ts';
import { infoText } from '../../attachments/rules.ts';
import * as texts from '../texts.ts';
import { askWorker, startWorker } from './ask-worker.ts';
import type { Attaching, NewAttachment } from './attach-files.ts';
import { unreadable } from './unreadable-file.ts';
import { untilAnswered } from './until-answered.ts';

/** Told at once, as imported rows are, so that it does not hold up what the person writes meanwhile. @throws ApiError */
async function add(attachment: NewAttachment, signal: AbortSignal): Promise<{ file: string }> {
  const { id, of, info, file, pieces, last_bytes, preview_bytes } = attachment;
  const { format, seal } = await sealer();
  const body = {
    ...{ of_table: of.table, of_id: of.id, file, pieces, last_bytes, preview_bytes, format },
    info: await seal('attachments', 'info', id, infoText(info)),
  };
  const put = () => call('PUT /api/attachments/{id}', { params: { id }, body, signal });
  return (await untilAnswered(put, signal)).attachment;
}

/** `close` ends the worker that unpacks. */
export async function attachingFrom(
  zip: Blob,
  signal: AbortSignal,
): Promise<{ attaching: Attaching; close: () => void }> {
  const [{ keepFile, forgetFile }, secret] = await Promise.all([
    import('../../../session/files/files.ts'),
    idSecret(),
  ]);
  const worker = startWorker();
  const attaching: Attaching = {
    unpack: async (packed) => {
      const answer = await askWorker(worker, { file: zip, packed }, { signal });
      if (!('unpacked' in answer)) throw unreadable(texts.mediaDamaged);
      return answer.unpacked;
    },
    // Where a picture was taken is kept only of those that a person adds here, and chooses so.
    makePicture: (file) => preparePicture(file, false),
    listen,
    idOf: (parts) => derivedId(secret, parts),
    newFile: newId,
    isPresent: (id) => readTables().attachments.has(id),
    idsOf: (of, kind) =>
      attachmentsOf(readTables(), of.table, of.id)
        .filter(({ info }) => info.kind === kind)
        .map(({ row }) => row.id),
    keep: keepFile,
    forget: forgetFile,
    add: (attachment) => add(attachment, signal),
  };
  return { attaching, close: () => worker.terminate() };
}
