import { address as bundle } from 'packed:@electric-sql/pglite/dist/pglite.data'
import { address as program } from 'packed:@electric-sql/pglite/dist/pglite.wasm'
import { address as template } from 'packed:@electric-sql/pglite-prepopulatedfs/dist/prepopulatedfs.tgz'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '../../server/database/Database.ts'

/** Fetches a file that the build packed with gzip, so the web server does not have to compress. */
async function fetchPacked(address: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const answer = await fetch(new URL(address, import.meta.url), { credentials: 'omit' })
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`)
  return answer.body
}

const unpacked = async (address: string, type = '') =>
  new Response((await fetchPacked(address)).pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'Content-Type': type },
  })

/** The smallest valid WebAssembly module. It replaces initdb, which is not needed. */
const nothing = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])

/** Opens an empty database in the worker's memory, copied from the same template as the server's. */
export async function openInBrowserDatabase(): Promise<Database> {
  const [pgliteWasmModule, fsBundle, loadDataDir, initdbWasmModule] = await Promise.all([
    unpacked(program, 'application/wasm').then(answer => WebAssembly.compileStreaming(answer)),
    unpacked(bundle).then(answer => answer.blob()),
    unpacked(template).then(answer => answer.blob()),
    WebAssembly.compile(nothing),
  ])
  const client = await PGlite.create({ pgliteWasmModule, fsBundle, loadDataDir, initdbWasmModule })
  return {
    kind: 'pglite',
    queries: drizzle({ client, casing: 'snake_case' }),
    close: () => client.close(),
  }
}
