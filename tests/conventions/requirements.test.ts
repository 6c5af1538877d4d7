import { expect, it } from 'vitest'
import { listedRequirements, provenRequirements } from '../../tools/requirements.ts'

it('every requirement is listed once', () => {
  const listed = listedRequirements()
  expect(listed.length).toBeGreaterThan(100)
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([])
})

it('every id in a test title is a listed requirement', () => {
  const listed = new Set(listedRequirements())
  expect([...provenRequirements()].filter(([id]) => !listed.has(id))).toEqual([])
})
