import { readingPhotoUrl } from '../../src/api/endpoints/meters.ts'
import type { MeterReading } from '../../src/api/schemas/meters.ts'
import { ApiError } from '../../src/client/ApiError.ts'
import type { Client } from '../../src/client/createClient.ts'

/**
 * Downloads the photo of a reading through a signed URL. Fetches the bytes, because host pages allow the
 * API in `connect-src` but may not allow it in `img-src`.
 * @throws ApiError, or the signal's reason when it was aborted
 */
export async function readingPhoto(
  client: Client,
  contract: number,
  { meterId, id }: MeterReading,
  signal: AbortSignal,
): Promise<Blob> {
  const params = { contract, meter: meterId, reading: id }
  const { data } = await client.call(readingPhotoUrl, { params, signal })
  const answer = await client.fetch(data.url, { signal, credentials: 'omit' }).catch((cause: unknown) => {
    throw signal.aborted ? signal.reason : new ApiError({ kind: 'offline', cause })
  })
  if (!answer.ok) throw new ApiError({ kind: 'malformed', status: answer.status })
  return answer.blob()
}
