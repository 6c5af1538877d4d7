import { existsSync } from 'node:fs'
import { importsOf } from './importsOf.ts'

/** All project files that a file imports, directly or through others, and the packages that these import. */
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
