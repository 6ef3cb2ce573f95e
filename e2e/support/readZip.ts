import { inflateRawSync } from 'node:zlib';

/** Where an entry begins that has a name and data, and its sizes before these. */
const SIGNATURE = 0x04034b50;

/** The files of a ZIP archive, as texts by path. */
export function readZip(archive: Buffer): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = 0; archive.readUInt32LE(at) === SIGNATURE;) {
    const isDeflated = archive.readUInt16LE(at + 8) === 8;
    const name = at + 30;
    const data = name + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    const end = data + archive.readUInt32LE(at + 18);
    const bytes = archive.subarray(data, end);
    files[archive.toString('utf8', name, name + archive.readUInt16LE(at + 26))] = (
      isDeflated ? inflateRawSync(bytes) : bytes
    ).toString('utf8');
    at = end;
  }
  return files;
}
