import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../common/Logger.ts'
import { explainFolder } from '../database/explainFolder.ts'
import type { Environment } from '../settings/environment.ts'
import { checkBucket } from './checkBucket.ts'
import type { FileStore } from './FileStore.ts'
import { localFileStore } from './localFileStore.ts'
import { s3FileStore } from './s3FileStore.ts'

type Variables = Pick<Environment, 'DATA_DIR' | 'S3_URL' | 'S3_REGION' | 'S3_KEY_ID' | 'S3_SECRET'>

/**
 * Opens the S3 bucket that the environment names, or a folder below DATA_DIR. A bucket that does not answer
 * is logged.
 * @throws Error whose message says what to do if the folder cannot be written, or the bucket refuses files
 */
export async function openFileStore(
  { DATA_DIR, S3_URL, S3_REGION, S3_KEY_ID, S3_SECRET }: Variables,
  logger: Logger,
): Promise<FileStore> {
  if (S3_URL && S3_KEY_ID && S3_SECRET) {
    const options = { url: S3_URL, region: S3_REGION, keyId: S3_KEY_ID, secret: S3_SECRET }
    await checkBucket(options, logger)
    return s3FileStore(options)
  }
  const folder = join(DATA_DIR, 'files')
  try {
    await mkdir(DATA_DIR, { recursive: true, mode: 0o700 })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw await explainFolder(error, DATA_DIR)
  }
  return localFileStore(folder)
}
