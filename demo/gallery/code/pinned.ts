import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'

/** One build of the elements, and the checksums of its files as its `sri.json` has them. */
export interface Build {
  /** Address of its folder, with a slash at its end. */
  readonly folder: string
  readonly checksums: Readonly<Record<string, string>>
}

/** The script tag of a page that stays with this build: the browser checks the loader, and the loader all else. */
export const pinnedScript = ({ folder, checksums }: Build): string =>
  `<script type="module" src="${escapeHtml(folder)}loader.js"
  integrity="${checksums['loader.js'] ?? ''}" crossorigin="anonymous"></script>`

/** An import map by which the browser itself checks these files, whoever imports them. */
export function importMap({ folder, checksums }: Build, files: readonly string[]): string {
  const integrity = Object.fromEntries(files.map(file => [folder + file, checksums[file]]))
  // What stands in a script must not end it.
  const json = JSON.stringify({ integrity }, null, 2).replaceAll('<', '\\u003c')
  return `<script type="importmap">\n${json}\n</script>`
}
