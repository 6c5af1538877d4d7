import { FileFault } from '../readers/RawRow.ts'

/** Encodings of files of the Baltic states, by the names of the Encoding Standard. */
const supported: ReadonlySet<string> = new Set([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1257',
  'iso-8859-13',
  'iso-8859-4',
  'windows-1251',
  'windows-1252',
])

const declarationBytes = 200

/** @throws FileFault unknown_encoding */
function decoderOf(start: Uint8Array): TextDecoder {
  const [first, second] = start
  const marked =
    first === 0xfe && second === 0xff
      ? 'utf-16be'
      : first === 0xff && second === 0xfe
        ? 'utf-16le'
        : undefined
  const declaration = new TextDecoder('latin1').decode(start.subarray(0, declarationBytes))
  const declared = /^(?:ï»¿)?\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1]
  try {
    const decoder = new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true })
    if (supported.has(decoder.encoding)) return decoder
  } catch {
    // The encoding has no known name.
  }
  throw new FileFault(
    'unknown_encoding',
    `The encoding "${declared}" is not supported. Save the file as UTF-8.`,
  )
}

/**
 * Decodes the bytes of an XML file by its byte order mark or declaration, UTF-8 without both.
 * @throws FileFault unknown_encoding, or bad_encoding for bytes that the encoding does not have
 */
export async function* decodeXml(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let start = new Uint8Array()
  let decoder: TextDecoder | undefined
  const decode = (bytes: Uint8Array, isLast: boolean) => {
    decoder ??= decoderOf(bytes)
    try {
      return decoder.decode(bytes, { stream: !isLast })
    } catch {
      throw new FileFault(
        'bad_encoding',
        `The file has bytes that are not ${decoder.encoding}. Save it as UTF-8.`,
      )
    }
  }
  for await (const chunk of stream) {
    if (decoder) {
      yield decode(chunk, false)
      continue
    }
    // The declaration may be spread over several small chunks.
    start = new Uint8Array([...start, ...chunk])
    if (start.length >= declarationBytes) yield decode(start, false)
  }
  yield decode(decoder ? new Uint8Array() : start, true)
}
