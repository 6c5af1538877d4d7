import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listedRequirements } from '../../tools/requirements.ts'
import { trackedFiles } from './trackedFiles.ts'

const folder = 'src/decisions'
const decisions = trackedFiles(/^src\/decisions\/(?!README).*\.md$/).map(file => file.split('/').at(-1) ?? '')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** The form of a decision: title, date, status, requirements, and three sections with text. */
const form =
  /^# (?<title>.+)\n\n- Date: (?<date>\d{4}-\d{2}-\d{2})\n- Status: (?<status>accepted|superseded by \S+\.md)\n- Requirements: (?<requirements>.+)\n\n## Context\n\n\S[\s\S]+\n\n## Decision\n\n\S[\s\S]+\n\n## Consequences\n\n\S[\s\S]+\n$/

const fieldsOf = (text: string) => form.exec(text)?.groups ?? {}

describe('decisions', () => {
  it.each(decisions)('%s has date, status, requirements and the three headings in order', name => {
    const { date = '', requirements = '' } = fieldsOf(read(name))
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
    const ids = [...listedRequirements(), 'none']
    expect(requirements.split(', ').filter(id => !ids.includes(id))).toEqual([])
  })

  it('are all in the index, with their title, date and status', () => {
    const rows = [...read('README.md').matchAll(/^\| \[(.+)\]\((.+)\) +\| (\S+) +\| (.+?) +\|$/gm)]
    const index = rows.map(([, title, name, date, status]) => ({ name, title, date, status }))
    const expected = decisions.map(name => {
      const { title, date, status } = fieldsOf(read(name))
      return { name, title, date, status }
    })
    const byName = (one: { name?: string | undefined }, other: { name?: string | undefined }) =>
      (one.name ?? '').localeCompare(other.name ?? '')
    expect(index.sort(byName)).toEqual(expected.sort(byName))
  })

  it('a decision without a status is rejected', () => {
    const [name = ''] = decisions
    expect(fieldsOf(read(name).replace(/^- Status: .*\n/m, ''))).toEqual({})
  })
})
