import { expect, test } from 'vitest'
import { reach } from './reach.ts'

test('the in-browser demo imports nothing of Node and no server-only package', () => {
  const { files, packages } = reach('demo/in-browser/worker.ts')
  expect(files).toContain('server/app.ts')
  expect(files).toContain('demo/seed/seed.ts')
  const foreign = /^(node:|pg$|pino|pdfkit|dejavu|nodemailer|oidc-provider|openid-client|@hono\/node-server)/
  expect(packages.filter(name => foreign.test(name))).toEqual([])
})
