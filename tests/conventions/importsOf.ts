import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const atStart = [
  /(?:^|\n)\s*(?:import|export)\b(?! type\b)[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g,
]
const others = [
  /(?:^|\n)\s*(?:import|export) type\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g,
  /\bimport\.meta\.glob(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]/g,
]

function targetsOf(forms: readonly RegExp[], file: string): string[] {
  const code = readFileSync(file, 'utf8')
  return forms
    .flatMap(form => [...code.matchAll(form)].map(match => match[1] ?? ''))
    .map(target => (target.startsWith('.') ? join(dirname(file), target) : target))
}

/** Imports of a source file: local files as paths from the root of the tree, packages by their bare name. */
export const importsOf = (file: string): string[] => targetsOf([...atStart, ...others], file)

/** Those of them that are loaded with the file: neither types nor imports on demand. */
export const startImportsOf = (file: string): string[] => targetsOf(atStart, file)
