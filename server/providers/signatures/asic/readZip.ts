import { crc32, inflateRawSync } from 'node:zlib'
import { ContainerFault, require } from './ContainerFault.ts'

/** What a container may have: real ones have four or five small files. */
const most = { files: 16, bytes: 1024 * 1024 }

const ends = { local: 0x04034b50, central: 0x02014b50, descriptor: 0x08074b50, end: 0x06054b50 }
const safeName = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w ./-]{1,200}$/

interface Header {
  readonly version: number
  readonly flags: number
  readonly method: number
  readonly time: number
  readonly crc: number
  readonly packedSize: number
  readonly size: number
}

/**
 * Reads the files of a ZIP archive in their order. Every byte of the archive has to have a meaning: what one
 * reader could see and another not (gaps, comments, extra fields, entries that the directory tells differently)
 * is refused, and so are encryption, ZIP64 and names that leave the archive.
 * @throws ContainerFault
 */
export function readZip(archive: Uint8Array): Map<string, Uint8Array<ArrayBuffer>> {
  try {
    return read(archive)
  } catch (error) {
    if (error instanceof RangeError) throw new ContainerFault('not_container', 'The archive ends too early.')
    throw error
  }
}

function read(archive: Uint8Array): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const short = (offset: number) => view.getUint16(offset, true)
  const long = (offset: number) => view.getUint32(offset, true)
  const headerAt = (offset: number): Header => ({
    version: short(offset),
    flags: short(offset + 2),
    method: short(offset + 4),
    time: long(offset + 6),
    crc: long(offset + 10),
    packedSize: long(offset + 14),
    size: long(offset + 18),
  })

  const end = archive.byteLength - 22
  require(end >= 0 && long(end) === ends.end, 'The archive has no end, or something after it.')
  const count = short(end + 10)
  const directory = long(end + 16)
  require(long(end + 4) === 0 &&
    short(end + 8) === count &&
    short(end + 20) === 0 &&
    count <= most.files, 'The end of the archive is not that of one small archive.')
  require(directory + long(end + 12) === end, 'The directory of the archive is not before its end.')

  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let total = 0
  let local = 0
  let central = directory
  for (let index = 0; index < count; index += 1) {
    require(long(central) === ends.central, 'An entry of the directory is missing.')
    const header = headerAt(central + 6)
    const nameLength = short(central + 28)
    const name = nameAt(archive, central + 46, nameLength)
    const describes = (header.flags & 8) !== 0
    require(short(central + 4) === header.version &&
      (header.version === 10 || header.version === 20) &&
      (header.flags & ~0x808) === 0 &&
      // No extra field, no comment, one disk, no attributes.
      long(central + 30) === 0 &&
      short(central + 34) === 0 &&
      short(central + 36) === 0 &&
      long(central + 38) === 0, 'An entry of the directory has something that a container does not need.')
    require(long(central + 42) === local &&
      long(local) === ends.local, 'The files are not one after another.')
    const localHeader = headerAt(local + 4)
    const expected = describes ? { ...header, crc: 0, packedSize: 0, size: 0 } : header
    require(JSON.stringify(localHeader) === JSON.stringify(expected) &&
      short(local + 26) === nameLength &&
      short(local + 28) === 0 &&
      nameAt(archive, local + 30, nameLength) === name, 'The archive tells two things about a file.')
    require(safeName.test(name) && !files.has(name), 'A file has a name that a container does not need.')
    total += header.size
    require(total <= most.bytes, 'The files are too large.')
    const start = local + 30 + nameLength
    local = start + header.packedSize
    require(local <= directory, 'A file is longer than the archive.')
    files.set(name, contentOf(archive.subarray(start, local), header))
    if (describes) {
      require(long(local) === ends.descriptor &&
        long(local + 4) === header.crc &&
        long(local + 8) === header.packedSize &&
        long(local + 12) === header.size, 'The archive tells two things about a file.')
      local += 16
    }
    central += 46 + nameLength
  }
  require(central === end && local === directory, 'The archive has bytes that belong to no file.')
  return files
}

function nameAt(archive: Uint8Array, offset: number, length: number): string {
  // Names are ASCII, so that no reader decodes them differently.
  return String.fromCharCode(...archive.subarray(offset, offset + Math.min(length, 1000)))
}

function contentOf(packed: Uint8Array, { method, size, crc }: Header): Uint8Array<ArrayBuffer> {
  require(method === 0 || method === 8, 'A file is packed in an unknown way.')
  const content = method === 0 ? new Uint8Array(packed) : inflate(packed, size)
  require(content.length === size && crc32(content) === crc, 'A checksum does not fit.', 'changed')
  return content
}

/** Unpacks at most the size that the directory tells. */
function inflate(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  try {
    const { buffer, engine } = inflateRawSync(packed, {
      maxOutputLength: Math.max(size, 1),
      info: true,
    }) as unknown as {
      readonly buffer: Uint8Array
      readonly engine: { readonly bytesWritten: number }
    }
    require(engine.bytesWritten === packed.length, 'A file has bytes after its end.')
    return new Uint8Array(buffer)
  } catch (error) {
    if (error instanceof ContainerFault) throw error
    throw new ContainerFault('changed', 'A file cannot be unpacked.')
  }
}
