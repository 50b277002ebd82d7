import { createServer } from 'node:net';

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const short = (value: number) => Buffer.from([value >> 8, value & 255]);
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);

/** One row with one text, as the answer to a simple query. */
function answer(column: string, text: string): Buffer {
  const field = Buffer.concat([
    Buffer.from(`${column}\0`),
    Buffer.alloc(6),
    Buffer.from([0, 0, 0, 25]),
    Buffer.alloc(8),
  ]);
  const value = Buffer.alloc(4);
  value.writeInt32BE(text.length);
  return Buffer.concat([
    message('T', Buffer.concat([short(1), field])),
    message('D', Buffer.concat([short(1), value, Buffer.from(text)])),
    message('C', Buffer.from('SHOW\0')),
    READY,
  ]);
}

/** Speaks as much of Postgres' protocol as it takes to say one's version: no old Postgres comes with the product. */
export async function startOldPostgres(
  versionNumber: string,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((socket) => {
    let welcomed = false;
    socket.on('error', () => undefined);
    socket.on('data', (sent: Buffer) => {
      if (!welcomed) socket.write(WELCOME);
      else if (sent.toString('latin1', 0, 1) === 'Q')
        socket.write(answer('server_version_num', versionNumber));
      else socket.end();
      welcomed = true;
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
