/** Translations as a binary gettext file (.mo), which every version of WordPress reads. */
export function moFile(texts: ReadonlyMap<string, string>): Buffer {
  const rows = [...texts]
    .map(([id, text]) => [Buffer.from(id), Buffer.from(text)] as const)
    .sort(([one], [other]) => Buffer.compare(one, other))
  const head = 28
  const strings = [...rows.map(([id]) => id), ...rows.map(([, text]) => text)]
  const table = Buffer.alloc(head + strings.length * 8)
  const words = [0x950412de, 0, rows.length, head, head + rows.length * 8, 0, table.length]
  words.forEach((word, at) => {
    table.writeUInt32LE(word, at * 4)
  })
  let offset = table.length
  strings.forEach((string, at) => {
    table.writeUInt32LE(string.length, head + at * 8)
    table.writeUInt32LE(offset, head + at * 8 + 4)
    offset += string.length + 1
  })
  return Buffer.concat([table, ...strings.flatMap(string => [string, Buffer.alloc(1)])])
}
