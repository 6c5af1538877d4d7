import { randomSecret } from '../common/crypto.ts'
import type { Logger } from '../common/Logger.ts'
import { describeError } from '../http/describeError.ts'
import { type S3Options, StoreRefusal, s3FileStore } from './s3FileStore.ts'

/** For each of two attempts, so that a bucket that does not answer delays a start by ten seconds at most. */
const timeout = 5000

const content = new TextEncoder().encode('The server writes, reads and removes this file when it starts.')

/**
 * Writes, reads and removes a file in the bucket, as uploads do. A bucket that does not answer is only
 * logged: the portal works without files, and later calls try the bucket again.
 * @throws Error whose message says what to do if the bucket answers, but refuses
 */
export async function checkBucket(options: S3Options, logger: Logger): Promise<void> {
  const { host } = new URL(options.url)
  const store = s3FileStore({ ...options, timeout })
  const name = randomSecret()
  try {
    // First, because a key that may not remove would leave a file behind at each start. Nothing to remove is no failure.
    await store.remove(name)
    await store.write(name, content)
    await store.read(name).finally(() => store.remove(name))
  } catch (error) {
    if (error instanceof StoreRefusal && error.status < 500 && error.status !== 429)
      throw new Error(
        `${error.message} Correct S3_URL, S3_REGION, S3_KEY_ID or S3_SECRET, or let the key write, read and remove files in the bucket at ${host}.`,
      )
    logger.warn(
      { host, ...describeError(error) },
      'the bucket of S3_URL does not answer: until it does, files can be neither stored nor read. Start it, or correct S3_URL',
    )
  }
}
