import { existsSync, readFileSync } from 'node:fs'
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

/** All project files that a file imports, and the packages that these import. */
export function reach(start: string, imports = importsOf) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const target of imports(file))
      if (!/^(src|server|demo)\//.test(target)) packages.add(target)
      else if (existsSync(target)) follow(target)
  }
  follow(start)
  return { files, packages: [...packages] }
}
