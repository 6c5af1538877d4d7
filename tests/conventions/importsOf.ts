import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const forms = [
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g,
  /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]/g,
]

/** Imports of a source file: local files as paths from the root of the tree, packages by their bare name. */
export function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return forms
    .flatMap(form => [...code.matchAll(form)].map(match => match[1] ?? ''))
    .map(target => (target.startsWith('.') ? join(dirname(file), target) : target))
}
