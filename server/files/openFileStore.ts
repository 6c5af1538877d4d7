import { join } from 'node:path'
import type { Environment } from '../environment.ts'
import type { FileStore } from './FileStore.ts'
import { localFileStore } from './localFileStore.ts'
import { s3FileStore } from './s3FileStore.ts'

type Variables = Pick<Environment, 'DATA_DIR' | 'S3_URL' | 'S3_REGION' | 'S3_KEY_ID' | 'S3_SECRET'>

/** Opens the S3 bucket that the environment names, or a folder below DATA_DIR. */
export function openFileStore({ DATA_DIR, S3_URL, S3_REGION, S3_KEY_ID, S3_SECRET }: Variables): FileStore {
  return S3_URL && S3_KEY_ID && S3_SECRET
    ? s3FileStore({ url: S3_URL, region: S3_REGION, keyId: S3_KEY_ID, secret: S3_SECRET })
    : localFileStore(join(DATA_DIR, 'files'))
}
