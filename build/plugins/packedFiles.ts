import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const prefix = 'packed:'
/** `new URL` needs an absolute address; nothing is fetched from it. */
const nowhere = 'https://sandbox.invalid/'
const ownFile = /new URL\(("(?:\.\/)?\w+\.(?:wasm|data)"),\s*import\.meta\.url\)/g

/**
 * `import { address } from 'packed:<package>/<file>'`: writes a file of a package next to the script, compressed with gzip,
 * because not every static server compresses. The extension is .bin, because some servers unpack .gz files.
 */
export const packedFiles = (folder: string): Plugin => ({
  name: 'resident-packed-files',
  enforce: 'pre',
  resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return
    const file = join('node_modules', id.slice(prefix.length + 1))
    const bytes = readFileSync(file)
    const source = file.endsWith('.tgz') ? bytes : gzipSync(bytes, { level: 9 })
    const digest = createHash('sha256').update(source).digest('hex').slice(0, 8)
    const fileName = `${folder}/${basename(file)}-${digest}.bin`
    this.emitFile({ type: 'asset', fileName, source })
    return `export const address = ${JSON.stringify(`./${fileName}`)}`
  },
  // Otherwise Vite would also write PGlite's own files, uncompressed. They are passed to PGlite instead.
  transform(code, id) {
    if (!id.includes('/@electric-sql/pglite/')) return
    return { code: code.replace(ownFile, `new URL($1, '${nowhere}')`), map: null }
  },
})
