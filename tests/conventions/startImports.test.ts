import { expect, test } from 'vitest'
import { startImportsOf } from './importsOf.ts'
import { reach } from './reach.ts'

/** Libraries of 5 to 30 MB that a process of the server may never need. */
const onDemand = ['pdfkit', 'nodemailer', '@resvg/resvg-wasm', '@electric-sql/pglite']

test('the server starts without the libraries of PDFs, mails, pictures and the embedded database', () => {
  const start = reach('server/main.ts', startImportsOf)
  expect(start.files).toContain('server/app.ts')
  expect(start.packages).toContain('pg')
  expect(start.packages.filter(name => onDemand.some(library => name.startsWith(library)))).toEqual([])
  expect(reach('server/main.ts').packages).toEqual(expect.arrayContaining(onDemand))
})
