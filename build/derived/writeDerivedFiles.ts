import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokens } from '../../src/theme/tokens.ts'
import { suiteVersion } from '../suiteVersion.ts'
import { derivedFiles } from './derivedFiles.ts'
import { describeElements } from './describeElements.ts'
import { readDeclarations } from './readDeclarations.ts'

/** Writes the derived files into the version's folder, and next to the loader, where each build replaces them. */
export async function writeDerivedFiles(embed: string): Promise<void> {
  const version = suiteVersion()
  const files = derivedFiles(describeElements(await readDeclarations(), tokens, version))
  for (const folder of [join(embed, version), embed])
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
