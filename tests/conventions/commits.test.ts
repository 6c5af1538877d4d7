import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** The first commit whose subject follows the rule of CONTRIBUTING.md. */
const firstSubject = 'tree: move server, API contract, build and subjects to their rooms'

/** "area: imperative". */
const rule = /^[a-z][a-z0-9 -]*: \S/
const maxLength = 72

const subjectFaults = (subjects: readonly string[]) =>
  subjects.filter(subject => !rule.test(subject) || subject.length > maxLength)

/** Subjects since that commit, newest first; undefined if the history is too short. */
function subjects(): readonly string[] | undefined {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s'], { encoding: 'utf8' })
  const all = status === 0 ? stdout.trim().split('\n') : []
  const end = all.indexOf(firstSubject)
  return end < 0 ? undefined : all.slice(0, end + 1)
}

const checked = subjects()

it.skipIf(checked === undefined)(
  'subjects of commits are "area: imperative" of at most 72 characters',
  () => {
    expect(subjectFaults(checked ?? [])).toEqual([])
  },
)

it('rejects a wrong subject', () => {
  const wrong = ['Walks look twice', 'fix', `server: ${'x'.repeat(70)}`, 'Server: add a table']
  expect(subjectFaults([...wrong, 'server: add a table'])).toEqual(wrong)
})
