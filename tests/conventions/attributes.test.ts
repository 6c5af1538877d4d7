import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

/** Attributes of which "false" is a value of its own: to leave them out means something else. */
const enumerated = /\b(spellCheck|draggable|contentEditable)(?:=\{|: )(?!['"`])[^,}]*/g

it('no component gives a boolean to an attribute whose word is "false", because Preact leaves out false', () => {
  const files = trackedFiles(/^(src|widgets|hosts)\/.*\.tsx$/)
  expect(files.length).toBeGreaterThan(200)
  const uses = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(enumerated)].map(([use]) => `${file}: ${use}`),
  )
  expect(uses).toEqual([])
})

it.each([
  'spellCheck={false}',
  "{...(isEmail && { spellCheck: false, inputMode: 'email' })}",
  "draggable={kind === 'row'}",
  'spellCheck={isChecked}',
])('the rule finds %s', code => {
  expect(code.match(enumerated)).toHaveLength(1)
})
