import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'

/** A build of the elements with the checksums of its `sri.json`. */
export interface Build {
  /** URL of its folder, with a trailing slash. */
  readonly folder: string
  readonly checksums: Readonly<Record<string, string>>
}

/** The script tag that pins this build. */
export const pinnedScript = ({ folder, checksums }: Build): string =>
  `<script type="module" src="${escapeHtml(folder)}loader.js"
  integrity="${checksums['loader.js'] ?? ''}" crossorigin="anonymous"></script>`

/** An import map with which the browser verifies these files. */
export function importMap({ folder, checksums }: Build, files: readonly string[]): string {
  const integrity = Object.fromEntries(files.map(file => [folder + file, checksums[file]]))
  // "</script>" in the JSON would end the script.
  const json = JSON.stringify({ integrity }, null, 2).replaceAll('<', '\\u003c')
  return `<script type="importmap">\n${json}\n</script>`
}
