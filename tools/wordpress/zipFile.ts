import { crc32, deflateRawSync } from 'node:zlib'

/** 1 January 2000: the same files make the same bytes. */
const [date, time] = [(20 << 9) | (1 << 5) | 1, 0]
/** Names are UTF-8. */
const flags = 0x800
const deflated = 8
const version = 20

/** Little-endian numbers, each with how many bytes it has. */
const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]) =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )

/** Files, by the path they unpack to, as one ZIP. */
export function zipFile(files: ReadonlyMap<string, Buffer>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [path, content] of files) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(content)
    const facts = numbers(
      [version, 2],
      [flags, 2],
      [deflated, 2],
      [time, 2],
      [date, 2],
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
      [name.length, 2],
      [0, 2],
    )
    const local = Buffer.concat([numbers([0x04034b50, 4]), facts, name, packed])
    const places = numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    entries.push(Buffer.concat([numbers([0x02014b50, 4], [version, 2]), facts, places, name]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const count = entries.length
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...locals, directory, end])
}
