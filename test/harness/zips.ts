import { crc32, deflateRawSync } from 'node:zlib';

/* Zips that no program would make: with sizes that are not so, and with more files than anybody has. */

export interface ZippedFile {
  name: string;
  content: Buffer;
  /** What the header before the file says of its size; the truth unless given. */
  localSize?: number;
  /** What the zip's directory says of it; the truth unless given. */
  directorySize?: number;
}

interface Packed {
  packed: Buffer;
  checksum: number;
}

interface Header extends Packed {
  name: string;
}

const packedBefore = new WeakMap<Buffer, Packed>();

/** The content as a zip holds it; worked out once, for some are long. */
function packedOf(content: Buffer): Packed {
  const before = packedBefore.get(content);
  if (before) return before;
  const packed = { packed: deflateRawSync(content), checksum: crc32(content) };
  packedBefore.set(content, packed);
  return packed;
}

function localHeader({ name, packed, checksum }: Header, size: number): Buffer {
  const header = Buffer.alloc(30 + name.length);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(checksum, 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  header.write(name, 30, 'latin1');
  return header;
}

function directoryHeader({ name, packed, checksum }: Header, size: number, offset: number): Buffer {
  const header = Buffer.alloc(46 + name.length);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(8, 10);
  header.writeUInt32LE(checksum, 16);
  header.writeUInt32LE(packed.length, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(offset, 42);
  header.write(name, 46, 'latin1');
  return header;
}

/** The end of a zip, in the form that counts beyond 65,535 files. */
function endOf(files: number, directory: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(files), 24);
  end.writeBigUInt64LE(BigInt(files), 32);
  end.writeBigUInt64LE(BigInt(directory), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + directory), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(0x06054b50, 76);
  end.writeUInt16LE(0xffff, 84);
  end.writeUInt16LE(0xffff, 86);
  end.writeUInt32LE(0xffffffff, 88);
  end.writeUInt32LE(0xffffffff, 92);
  return end;
}

/** A zip whose headers say of sizes what they are told to. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, localSize = content.length, directorySize = content.length } of files) {
    const header = { name, ...packedOf(content) };
    const local = localHeader(header, localSize);
    parts.push(local, header.packed);
    directory.push(directoryHeader(header, directorySize, offset));
    offset += local.length + header.packed.length;
  }
  const all = Buffer.concat(directory);
  return Buffer.concat([...parts, all, endOf(files.length, all.length, offset)]);
}

/** A zip whose directory lists one small file so many times. */
export function zipOfMany(files: number, name: string, content: Buffer): Buffer {
  const header = { name, ...packedOf(content) };
  const local = Buffer.concat([localHeader(header, content.length), header.packed]);
  const entry = directoryHeader(header, content.length, 0);
  const directory = Buffer.alloc(entry.length * files, entry);
  return Buffer.concat([local, directory, endOf(files, directory.length, local.length)]);
}
