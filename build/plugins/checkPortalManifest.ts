import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type Manifest, missingFromManifest } from '../../server/web/pageHints.ts'

/** Fails the portal's build when the manifest lacks a file that the server hints at: it would omit that hint silently. */
export const checkPortalManifest: Plugin = {
  name: 'resident-check-portal-manifest',
  apply: 'build',
  writeBundle({ dir = '' }) {
    const manifest: Manifest = JSON.parse(readFileSync(join(dir, 'files.json'), 'utf8'))
    const missing = missingFromManifest(manifest)
    if (missing.length > 0)
      this.error(`files.json lacks what server/web/pageHints.ts needs: ${missing.join(', ')}`)
  },
}
