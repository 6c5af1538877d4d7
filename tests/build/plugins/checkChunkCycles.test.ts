import { expect, test } from 'vitest'
import { findCycle } from '../../../build/plugins/checkChunkCycles.ts'

const importsOf = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports))

test('scripts that import each other are found, directly or through others', () => {
  expect(findCycle(importsOf({ bar: ['libraries', 'texts'], texts: ['bar'], libraries: [] }))).toEqual([
    'bar',
    'texts',
    'bar',
  ])
  expect(findCycle(importsOf({ page: ['bar'], bar: ['frame'], frame: ['menu'], menu: ['bar'] }))).toEqual([
    'bar',
    'frame',
    'menu',
    'bar',
  ])
})

test('scripts that share others without importing each other have no cycle', () => {
  const imports = importsOf({ page: ['frame', 'menu'], menu: ['frame', 'libraries'], frame: ['libraries'] })
  expect(findCycle(imports)).toBeUndefined()
})
