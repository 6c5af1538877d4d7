import { expect, it } from 'vitest'
import { fieldsOfRecord, recordTables } from '../../../build/documents/recordTables.ts'
import { records, resourceNames } from '../../../src/api/vendor/records.ts'

it.each(resourceNames)('VND-2: every field of %s is described', name => {
  const fields = fieldsOfRecord(records[name])
  expect(fields.length).toBeGreaterThan(3)
  expect(fields.filter(({ description }) => !description).map(field => field.name)).toEqual([])
})

it('VND-2: the guide of records has a table of each resource, with the columns of a CSV', () => {
  const text = recordTables()
  for (const name of resourceNames) expect(text).toContain(`## ${name}\n\n| Field |`)
  expect(text).toContain('| `lines[].amount` | text')
  expect(text).toContain('| `isActive` | `true` or `false` | no |')
  expect(text).toContain('| no, `"EUR"` | Currency (ISO 4217) |')
})
