import type { FileStore } from '../../server/files/FileStore.ts'

/** Stores files in memory until the page is closed. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array>()
  return {
    async write(name, bytes) {
      files.set(name, bytes)
    },
    async read(name) {
      const bytes = files.get(name)
      if (!bytes) throw new Error('There is no such file.')
      return bytes
    },
    async remove(name) {
      files.delete(name)
    },
  }
}
