import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What built files are made from: folders and files, from the top of the tree. */
export interface Inputs {
  readonly paths: readonly string[]
  /** Folders inside these that no build loads. */
  readonly except: readonly string[]
}

/** What makes every product. */
const tools = [
  'build',
  'tools/runProgram.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** The elements, the portal, the gallery, the npm package, the plugin and the apps in frameworks. */
export const suiteInputs: Inputs = {
  paths: [
    'src',
    'widgets',
    'hosts',
    'conformance',
    'demo/gallery',
    'docs',
    'README.md',
    'server/web/frame/locales',
    'server/web/pageHints.ts',
    'server/web/readAsset.ts',
    'CHANGELOG.md',
    'LICENSE',
    ...tools,
  ],
  // Decisions are read by people; the server serves the two sites as they are.
  except: ['src/decisions', 'hosts/partner', 'hosts/vendor-site'],
}

/** The in-browser demo has a stamp of its own: it may change without the elements getting another version. */
export const inBrowserDemoInputs: Inputs = {
  paths: ['src/api', 'src/client', 'server', 'demo/seed', 'demo/in-browser', ...tools],
  except: [],
}

const isWithin = (file: string, paths: readonly string[]) =>
  paths.some(path => file === path || file.startsWith(`${path}/`))

/** Whether a stamp of these inputs hashes a file. */
export const isInput = (file: string, { paths, except }: Inputs): boolean =>
  isWithin(file, paths) && !isWithin(file, except)

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name))
}

/** A digest of the inputs as hex: equal stamps need no new build. */
export function stamp(inputs: Inputs): string {
  const hash = createHash('sha256')
  for (const path of inputs.paths)
    for (const file of filesOf(path))
      if (isInput(file, inputs)) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
