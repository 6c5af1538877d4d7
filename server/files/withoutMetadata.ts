/** Bytes of a marker, and of the length after it. */
const markerSize = 2

const isText = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** EXIF orientation of the photo, 1 to 8; 1 if the EXIF block has none. */
function orientationOf(segment: Uint8Array): number {
  const start = 10
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength)
  if (segment.length < start + 8) return 1
  const little = isText(segment, start, 'II')
  const directory = start + view.getUint32(start + 4, little)
  if (directory + markerSize > segment.length) return 1
  const count = view.getUint16(directory, little)
  for (
    let entry = directory + markerSize;
    entry + 12 <= segment.length && entry < directory + markerSize + count * 12;
    entry += 12
  )
    if (view.getUint16(entry, little) === 0x0112) {
      const value = view.getUint16(entry + 8, little)
      return value >= 1 && value <= 8 ? value : 1
    }
  return 1
}

/** An EXIF block with nothing but the orientation. */
const orientationExif = (orientation: number) =>
  new Uint8Array([
    ...[0xff, 0xe1, 0, 34],
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])

/** Whether decoding needs this segment of a JPEG (frame, tables, colours), as opposed to metadata. */
function isDrawing(bytes: Uint8Array, at: number): boolean {
  const marker = bytes[at + 1] ?? 0
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const name = at + 2 * markerSize
  return (
    (marker === 0xe0 && isText(bytes, name, 'JFIF')) ||
    (marker === 0xe2 && isText(bytes, name, 'ICC_PROFILE')) ||
    (marker === 0xee && isText(bytes, name, 'Adobe'))
  )
}

/** Offset of the first marker after the entropy-coded data of a scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** Segments of a JPEG at most; photos have some dozens, and each costs time. */
const mostSegments = 2000

function jpegWithout(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [bytes.subarray(0, markerSize)]
  let at: number = markerSize
  let segments = 0
  while (at + markerSize <= bytes.length && bytes[at] === 0xff) {
    // A marker may be preceded by fill bytes 0xff.
    if (bytes[at + 1] === 0xff) {
      at += 1
      continue
    }
    const marker = bytes[at + 1] ?? 0
    // Data after the end marker, such as a second picture, is dropped.
    if (marker === 0xd9) return joined([...parts, bytes.subarray(at, at + markerSize)])
    const end = at + markerSize + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
    if (end > bytes.length || end < at + 2 * markerSize) break
    segments += 1
    if (segments > mostSegments) throw new RangeError('A photo has too many segments.')
    const segment = bytes.subarray(at, end)
    const isExif = marker === 0xe1 && isText(segment, 2 * markerSize, 'Exif')
    const orientation = isExif ? orientationOf(segment) : 1
    if (isDrawing(bytes, at)) parts.push(segment)
    else if (orientation !== 1) parts.push(orientationExif(orientation))
    at = end
    if (marker === 0xda) {
      const stop = endOfScan(bytes, at)
      parts.push(bytes.subarray(at, stop))
      at = stop
    }
  }
  return joined([...parts, bytes.subarray(at)])
}

const metadataChunks = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

function pngWithout(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = 8
  const parts: Uint8Array[] = [bytes.subarray(0, head)]
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = head
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) break
    if (!metadataChunks.some(name => isText(bytes, at + 4, name))) parts.push(bytes.subarray(at, end))
    if (isText(bytes, at + 4, 'IEND')) return joined(parts)
    at = end
  }
  return joined([...parts, bytes.subarray(at)])
}

/**
 * Removes metadata from a photo: location, time, device, owner, comments, thumbnails, additional pictures.
 * Orientation and colours are kept. Other kinds are returned unchanged, and so is everything after a
 * position at which a file is corrupt.
 * @throws RangeError for a photo that is made to be slow to read
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>, kind: string): Uint8Array<ArrayBuffer> {
  if (kind === 'jpg') return jpegWithout(bytes)
  return kind === 'png' ? pngWithout(bytes) : bytes
}
