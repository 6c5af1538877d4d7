import { freeBytes } from '../files/freeBytes.ts'

/** The embedded database needs this much to start. */
const leastBytes = 100 * 1024 * 1024

const sentences: Readonly<Record<string, (folder: string) => string>> = {
  EEXIST: folder => `DATA_DIR=${folder} is a file. Name a folder, or move the file away.`,
  ENOTDIR: folder => `DATA_DIR=${folder} is below a file. Name a folder.`,
  EACCES: folder =>
    `The data folder ${folder} cannot be written by this account. Change its owner, or name another DATA_DIR.`,
  EPERM: folder =>
    `The data folder ${folder} cannot be written by this account. Change its owner, or name another DATA_DIR.`,
  EROFS: folder => `The data folder ${folder} is on a read-only disk. Name another DATA_DIR.`,
  ENOSPC: folder => `The disk of the data folder ${folder} is full. Free 100 MB, or name another DATA_DIR.`,
}

/** Explains why the data folder, or the embedded database in it, cannot be used. */
export async function explainFolder(thrown: unknown, folder: string): Promise<Error> {
  const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : ''
  const sentence = sentences[code]
  if (sentence) return new Error(sentence(folder))
  const isFull = await freeBytes(folder).then(
    bytes => bytes < leastBytes,
    () => false,
  )
  if (isFull) return new Error(sentences.ENOSPC?.(folder))
  const reason = thrown instanceof Error ? thrown.message : 'no reason given'
  return new Error(
    `The embedded database in ${folder}/database cannot be opened; its files are damaged. Restore them from a backup, ` +
      `or name another folder: DATA_DIR=.data-2 (${reason.slice(0, 120)})`,
  )
}
