import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

/** Route files that still have queries. Remove a file when its queries have a file of their own; add none. */
const remaining: readonly string[] = [
  'server/modules/accounts/authRoutes.ts',
  'server/modules/accounts/profileRoutes.ts',
  'server/modules/accounts/routes.ts',
  'server/modules/contractLinks/routes.ts',
  'server/modules/events/webhookRoutes.ts',
  'server/modules/identity/routes.ts',
  'server/modules/messages/staffRoutes.ts',
  'server/modules/payments/cardPaymentRoutes.ts',
  'server/modules/payments/invoicePaymentRoutes.ts',
  'server/modules/polls/staffRoutes.ts',
]

const forbidden = /^import (?!type\b)([^'"]*?)\bfrom ['"](drizzle-orm(?:\/[^'"]*)?|[^'"]*\/tables\.ts)['"]/gm
/** Whether an import has values, not only "{ type A, type B }". */
const hasValues = (names: string) => !/^\{\s*(?:type \w+(?: as \w+)?\s*,?\s*)+\}\s*$/.test(names)
const importsQueries = (code: string) =>
  [...code.matchAll(forbidden)].some(([, names = '']) => hasValues(names.trim()))

describe('route files of the server', () => {
  it('import no tables and no query builder, because queries have their own files', () => {
    const files = trackedFiles(/^server\/modules\/.*(?:\/routes|Routes)\.ts$/)
    expect(files.length).toBeGreaterThan(30)
    const offenders = files.filter(file => importsQueries(readFileSync(file, 'utf8')))
    expect(offenders).toEqual(remaining)
  })

  it('may import the types of rows', () => {
    expect(importsQueries("import { eq } from 'drizzle-orm'")).toBe(true)
    expect(importsQueries("import { polls, type Poll } from './tables.ts'")).toBe(true)
    expect(importsQueries("import { vendors } from '../vendors/tables.ts'")).toBe(true)
    expect(importsQueries("import type { polls } from './tables.ts'")).toBe(false)
    expect(importsQueries("import { type Poll, type Vote } from './tables.ts'")).toBe(false)
    expect(importsQueries("import { pollQueries } from './pollQueries.ts'")).toBe(false)
  })
})
