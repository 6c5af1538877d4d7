import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf } from './importsOf.ts'

/** All project files that the in-browser demo's worker imports, and the packages that these import. */
function reach(start: string) {
  const files = new Set<string>()
  const packages = new Set<string>()
  const follow = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const target of importsOf(file))
      if (!/^(src|server|demo)\//.test(target)) packages.add(target)
      else if (existsSync(target)) follow(target)
  }
  follow(start)
  return { files, packages: [...packages] }
}

test('the in-browser demo imports nothing of Node and no server-only package', () => {
  const { files, packages } = reach('demo/in-browser/worker.ts')
  expect(files).toContain('server/app.ts')
  expect(files).toContain('demo/seed/seed.ts')
  const foreign = /^(node:|pg$|pino|pdfkit|dejavu|nodemailer|oidc-provider|openid-client|@hono\/node-server)/
  expect(packages.filter(name => foreign.test(name))).toEqual([])
})
