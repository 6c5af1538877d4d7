import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Drawings } from '../../src/api/schemas/drawings.ts'
import { suiteVersion } from '../suiteVersion.ts'

/**
 * Draws the elements that have a drawing, and writes their style sheets and `drawings.json`; and the portal's sign-in page,
 * `drawn-pages.json`.
 * @param script built script of `drawings.tsx`
 */
export async function writeDrawings(script: string, embed: string, portal: string): Promise<void> {
  const version = suiteVersion()
  const { drawElements, drawPages } = (await import(resolve(script))) as typeof import('./drawings.tsx')
  const drawings: Record<string, Drawings[string]> = {}
  for (const [name, { css, formAction, markup }] of Object.entries(await drawElements())) {
    const style = `${version}/${name}.css`
    writeFileSync(join(embed, style), css)
    const integrity = `sha256-${createHash('sha256').update(css).digest('base64')}`
    drawings[name] = { style, integrity, formAction, markup }
  }
  writeFileSync(join(embed, 'drawings.json'), JSON.stringify(drawings))
  const { login } = drawings
  if (!login) throw new Error('The sign-in is not drawn.')
  const pages = await drawPages(login, `/embed/${login.style}`)
  writeFileSync(join(portal, 'drawn-pages.json'), JSON.stringify(pages))
}
