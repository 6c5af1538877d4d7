import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { elementErrorCodes } from '../../../build/documents/errorCodes.ts'
import { trackedFiles } from '../../conventions/trackedFiles.ts'

it('describes every RW code of the source, and no other', () => {
  const sources = trackedFiles(/^(src|widgets|hosts|server|demo)\/.*\.(ts|tsx)$/)
  const used = sources.flatMap(file => readFileSync(file, 'utf8').match(/\bRW-[A-Z]+\b/g) ?? [])
  expect(elementErrorCodes.map(({ code }) => code)).toEqual([...new Set(used)].sort())
})
