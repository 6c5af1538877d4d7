import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { runProgram } from '../tools/spawn.ts'
import { clearOutput } from './clearOutput.ts'
import { writeDerivedFiles } from './derived/writeDerivedFiles.ts'
import { writeDocuments } from './documents/writeDocuments.ts'
import { embedSizes } from './embedSizes.ts'
import { packPackage } from './package/packPackage.ts'
import { writePackage } from './package/writePackage.ts'
import { pinLoader } from './pinLoader.ts'
import { sandboxInputs, stamp } from './stamp.ts'
import { suiteVersion } from './suiteVersion.ts'
import { writePlugin } from './wordpress/writePlugin.ts'

const output = 'dist'
/** Earlier versions of the elements that go on being served. */
const keptVersions = 5
const stampFile = join(output, 'stamp')
const sandboxStampFile = join(output, 'embed', 'sandbox', 'stamp')
const textual = new Set(['.js', '.css', '.html', '.json', '.md', '.svg', '.ts', '.txt', '.webmanifest'])

async function build(mode: string): Promise<void> {
  const code = await runProgram('vite', ['build', '--mode', mode, '--logLevel', 'warn'])
  if (code !== 0) throw new Error(`The ${mode} could not be built. What was wrong stands above.`)
}

/** Writes a Brotli and a gzip twin beside every text of more than 1 KB that has none, for the server to hand out. */
async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && textual.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !existsSync(`${file}.br`))
  await Promise.all(
    files.map(async file => {
      const content = await readFile(file)
      if (content.length <= 1024) return
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Builds the server that runs in a page; its address stays, as the loader's does. */
async function buildSandbox(): Promise<void> {
  const made = stamp(sandboxInputs)
  for (const left of ['sandbox', 'sandbox.js.br', 'sandbox.js.gz'])
    rmSync(join(output, 'embed', left), { recursive: true, force: true })
  await build('sandbox')
  writeFileSync(sandboxStampFile, made)
}

/** Builds the elements, their loader, the portal, the gallery and the sandbox into dist/. */
export async function buildAll(): Promise<void> {
  const made = stamp()
  clearOutput(output, keptVersions)
  await Promise.all([
    build('portal'),
    build('worker'),
    build('runtime'),
    build('site'),
    build('embed').then(() => build('loader')),
    build('frame'),
    buildSandbox(),
  ])
  const embed = join(output, 'embed')
  pinLoader(embed, suiteVersion())
  await writeDerivedFiles(embed)
  await writeDocuments(join(output, 'site'))
  writePlugin(output)
  await writePackage(output)
  await Promise.all([packPackage(output), build('frameworks')])
  for (const folder of readdirSync(output)) if (folder !== 'package') await compress(join(output, folder))
  writeFileSync(join(output, 'site', 'sizes.json'), JSON.stringify(embedSizes(embed)))
  writeFileSync(stampFile, made)
}

/** Builds when something that the built files are made from has changed since they were. */
export async function buildWhenStale(): Promise<void> {
  const isFresh = (file: string, now: string) => existsSync(file) && readFileSync(file, 'utf8') === now
  if (!isFresh(stampFile, stamp())) {
    console.log('Building the portal and the elements.')
    await buildAll()
  } else if (!isFresh(sandboxStampFile, stamp(sandboxInputs))) {
    console.log('Building the sandbox.')
    await buildSandbox()
    await compress(join(output, 'embed'))
  }
}
