import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const prefix = 'packed:'
/** An address has to be one, though nothing is fetched from there. */
const nowhere = 'https://sandbox.invalid/'
const ownFile = /new URL\(("(?:\.\/)?\w+\.(?:wasm|data)"),\s*import\.meta\.url\)/g

/**
 * `import { address } from 'packed:<package>/<file>'`: puts a file of a package beside the script, packed with gzip, so
 * that it goes over any line as small as it is whoever serves it. The ending says nothing of that: servers that know
 * ".gz" unpack it on the way.
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
  // What is handed to PGlite packed would else be put beside the script once more, as it is.
  transform(code, id) {
    if (!id.includes('/@electric-sql/pglite/')) return
    return { code: code.replace(ownFile, `new URL($1, '${nowhere}')`), map: null }
  },
})
