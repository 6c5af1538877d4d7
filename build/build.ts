import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { runProgram } from '../tools/runProgram.ts'
import { clearOutput } from './clearOutput.ts'
import { writeDerivedFiles } from './derived/writeDerivedFiles.ts'
import { writeDrawings } from './derived/writeDrawings.ts'
import { writeDocuments } from './documents/writeDocuments.ts'
import { embedSizes } from './embedSizes.ts'
import { packPackage } from './package/packPackage.ts'
import { writePackage } from './package/writePackage.ts'
import { pinLoader } from './pinLoader.ts'
import { inBrowserDemoInputs, stamp, suiteInputs } from './stamp.ts'
import { suiteVersion } from './suiteVersion.ts'
import { writePlugin } from './wordpress/writePlugin.ts'
import { writeBillOfMaterials } from './writeBillOfMaterials.ts'

const output = 'dist'
/** How many earlier versions of the elements stay in dist/ and are served. */
const maxVersions = 5
const stampFile = join(output, 'stamp')
/** `sandbox` is the public name of the in-browser demo. */
const inBrowserDemoStampFile = join(output, 'embed', 'sandbox', 'stamp')
const textual = new Set(['.js', '.css', '.html', '.json', '.md', '.svg', '.ts', '.txt', '.webmanifest'])

/** Builds one product of vite.config.ts. */
async function build(product: string): Promise<void> {
  const code = await runProgram('vite', ['build', '--mode', product, '--logLevel', 'warn'])
  if (code !== 0) throw new Error(`The product "${product}" could not be built; see the error above.`)
}

const { BROTLI_MODE_FONT, BROTLI_PARAM_MODE, BROTLI_PARAM_NPOSTFIX } = constants
/** Ways in which Brotli writes how far back a repeated text is. Which one is the shortest depends on the file. */
const brotliWays = [{}, { [BROTLI_PARAM_MODE]: BROTLI_MODE_FONT }, { [BROTLI_PARAM_NPOSTFIX]: 2 }]

/** Compresses a file once and for all: a few bytes less for every visitor. */
async function brotliSmallest(content: Buffer): Promise<Buffer> {
  const compressed = await Promise.all(
    brotliWays.map(params => promisify(brotliCompress)(content, { params })),
  )
  return compressed.reduce((smallest, each) => (each.length < smallest.length ? each : smallest))
}

/** Whether a file has a compressed copy that is not older. */
const isCompressed = (file: string) =>
  existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs

/** Compresses every text file of more than 1 KB that is not compressed yet. The server sends the .br or .gz file. */
async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && textual.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !isCompressed(file))
  await Promise.all(
    files.map(async file => {
      const content = await readFile(file)
      if (content.length <= 1024) return
      await writeFile(`${file}.br`, await brotliSmallest(content))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Builds the in-browser demo. Its address is the same in every version, as the loader's is. */
async function buildInBrowserDemo(): Promise<void> {
  const stampBefore = stamp(inBrowserDemoInputs)
  for (const file of ['sandbox', 'sandbox.js.br', 'sandbox.js.gz'])
    rmSync(join(output, 'embed', file), { recursive: true, force: true })
  await build('in-browser-demo')
  writeFileSync(inBrowserDemoStampFile, stampBefore)
}

/** Builds all products into dist/. build/README.md draws the order. */
export async function buildAll(): Promise<void> {
  const stampBefore = stamp(suiteInputs)
  clearOutput(output, suiteVersion(stampBefore), maxVersions)
  await Promise.all([
    build('portal'),
    build('worker'),
    build('runtime'),
    build('conformance'),
    build('gallery'),
    build('first-views'),
    build('drawings')
      .then(() => Promise.all(['first-states', 'prefetch'].map(build)))
      .then(() => build('embed'))
      .then(() => build('loader')),
    build('frame'),
    buildInBrowserDemo(),
  ])
  const embed = join(output, 'embed')
  pinLoader(embed, suiteVersion())
  await writeDerivedFiles(embed)
  await writeDocuments(join(output, 'site'))
  writePlugin(output)
  await writePackage(output)
  // After the package, whose elements draw themselves.
  await writeDrawings(join(output, 'drawings', 'drawings.js'), embed, join(output, 'portal'))
  await Promise.all([packPackage(output), build('frameworks')])
  for (const folder of readdirSync(output))
    if (folder !== 'package' && folder !== 'earlier') await compress(join(output, folder))
  writeFileSync(join(output, 'site', 'sizes.json'), JSON.stringify(embedSizes(embed)))
  writeBillOfMaterials(output)
  writeFileSync(stampFile, stampBefore)
}

/** Builds what has changed since the last build, by the stamps. */
export async function buildWhenStale(): Promise<void> {
  const isFresh = (file: string, now: string) => existsSync(file) && readFileSync(file, 'utf8') === now
  if (!isFresh(stampFile, stamp(suiteInputs))) {
    console.log('Building the portal and the elements.')
    await buildAll()
  } else if (!isFresh(inBrowserDemoStampFile, stamp(inBrowserDemoInputs))) {
    console.log('Building the in-browser demo.')
    await buildInBrowserDemo()
    await compress(join(output, 'embed'))
  }
}
