import { recordBytes } from '../../../../src/api/vendor/endpoints/recordEndpoints.ts'
import type { ResourceName } from '../../../../src/api/vendor/records.ts'
import { HttpError } from '../../../http/HttpError.ts'
import { readXmlRows } from '../formats/readXmlRows.ts'
import { FileFault, type RawRow } from './RawRow.ts'
import { readCsv } from './readCsv.ts'
import { readNdjson } from './readNdjson.ts'

/** A file as a request or a command brings it. */
export interface ImportFile {
  readonly stream: ReadableStream<Uint8Array>
  readonly type: string
  readonly isGzip: boolean
  readonly resource: ResourceName
  /** Whether a column of a CSV is a field of the resource. */
  readonly isField: (column: string) => boolean
}

/** Files of banks and of EN 16931 have invoices and payments only. */
function readXml(stream: AsyncIterable<Uint8Array>, { resource }: ImportFile) {
  if (resource !== 'invoices' && resource !== 'payments') throw new HttpError('unsupported_media_type')
  return readXmlRows(stream, recordBytes, resource)
}

const readers: Readonly<
  Record<string, (stream: AsyncIterable<Uint8Array>, file: ImportFile) => AsyncGenerator<readonly RawRow[]>>
> = {
  'application/x-ndjson': stream => readNdjson(stream, recordBytes),
  'application/xml': readXml,
  'text/xml': readXml,
  'text/csv': (stream, { isField }) => readCsv(stream, recordBytes, isField),
}

/**
 * Reads the rows of a file, whatever its type.
 * @throws HttpError unsupported_media_type at once
 */
export function openRows(file: ImportFile): AsyncGenerator<readonly RawRow[]> {
  const reader = readers[file.type]
  if (!reader) throw new HttpError('unsupported_media_type')
  return reader(bytesOf(file), file)
}

async function* bytesOf({ stream, isGzip }: ImportFile): AsyncGenerator<Uint8Array> {
  // DecompressionStream is typed with narrower bytes than request bodies.
  const gunzip = new DecompressionStream('gzip') as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
  const reader = (isGzip ? stream.pipeThrough(gunzip) : stream).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(error => {
        throw faultOf(error, isGzip)
      })
      if (done) return
      yield value
    }
  } finally {
    // Ends the upload where the reader stopped early, because of a file that cannot be read any further.
    await reader.cancel().catch(() => {})
  }
}

function faultOf(error: unknown, isGzip: boolean): FileFault {
  const isCompression = isGzip && error instanceof TypeError
  return isCompression
    ? new FileFault('bad_gzip', 'The file is not gzip, or its end is missing. Send it again.')
    : new FileFault('upload_cut', 'The upload ended before the file did. Send it again.')
}
