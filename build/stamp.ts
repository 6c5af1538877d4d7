import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the elements, the portal and the gallery are made from. */
const embedInputs: readonly string[] = [
  'src',
  'widgets',
  'hosts/embed',
  'hosts/frameworks.css',
  'hosts/house.svg',
  'hosts/lit',
  'hosts/package',
  'hosts/portal',
  'hosts/react',
  'hosts/svelte',
  'hosts/vue',
  'hosts/wordpress/plugin',
  'demo/gallery',
  'docs',
  'README.md',
  'vite.config.ts',
  'build/elementFolders.ts',
  'build/embedGraph.ts',
  'build/embedLicences.ts',
  'build/frameworkHosts.ts',
  'build/iconSet.ts',
  'build/smallReact.mjs',
  'build/browserTargets.ts',
  'build/derived',
  'build/documents',
  'build/package',
  'build/verifiedImports.ts',
  'build/wordpress',
  'server/web/frame/locales',
  'package-lock.json',
]

/** What the server in a page is made from. It may change without the elements getting another version. */
export const sandboxInputs: readonly string[] = [
  'src/api/schemas',
  'src/api/endpoints',
  'src/api/rules',
  'src/client/inBrowserDemoMessages.ts',
  'server',
  'demo/seed',
  'demo/in-browser',
  'vite.config.ts',
  'build/packedFiles.ts',
  'package-lock.json',
]

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name))
}

/** A digest of everything the built files are made from, as hex: equal stamps need no new build. */
export function stamp(inputs: readonly string[] = embedInputs): string {
  const hash = createHash('sha256')
  for (const input of inputs)
    for (const file of filesOf(input)) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
