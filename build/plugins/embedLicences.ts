import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** "…/node_modules/@scope/name/lib/a.js" → "…/node_modules/@scope/name". */
const folderOf = (module: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0]

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license: string
  }
  const file = readdirSync(folder).find(one => /^licen[cs]e/i.test(one))
  return [
    `${name} ${version}, ${license}`,
    ...(file ? [readFileSync(join(folder, file), 'utf8').trim()] : []),
  ].join('\n\n')
}

/** Writes the licences of all bundled packages, because the licences require it. */
export const embedLicences: Plugin = {
  name: 'resident-embed-licences',
  generateBundle(_, bundle) {
    const folders = Object.values(bundle).flatMap(output =>
      output.type === 'chunk' ? output.moduleIds.flatMap(module => folderOf(module) ?? []) : [],
    )
    this.emitFile({
      type: 'asset',
      fileName: 'licences.txt',
      source: `${[...new Set(folders)]
        .sort()
        .map(licenceOf)
        .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
    })
  },
}
