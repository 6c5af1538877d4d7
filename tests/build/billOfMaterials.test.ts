import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { billOfMaterials } from '../../build/writeBillOfMaterials.ts'

interface Bill {
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly purl: string
    readonly licenses?: readonly unknown[]
    readonly hashes: readonly unknown[]
  }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const bill = billOfMaterials(lock) as Bill

test('SEC-19: the bill of materials lists what the product installs, with licence and checksum, and no tool of tests', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'resident-widgets' } },
  })
  const names = new Set(bill.components.map(({ name }) => name))
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Readonly<Record<string, string>>
  >
  expect(Object.keys(dependencies).filter(name => !names.has(name))).toEqual([])
  expect(
    ['vitest', '@playwright/test', 'typescript'].filter(name => devDependencies[name] && names.has(name)),
  ).toEqual([])
  const unclear = bill.components.filter(({ licenses, hashes }) => !licenses || hashes.length === 0)
  // It has its licence in a file only.
  expect(unclear.map(({ purl }) => purl.replace(/@[^@]+$/, ''))).toEqual(['pkg:npm/png-js'])
})

test('SEC-19: a licence that is a file is no SPDX expression in the bill of materials', () => {
  const shapes = new Set(bill.components.map(({ licenses }) => JSON.stringify(licenses)))
  expect([...shapes].filter(text => /SEE LICENSE/.test(text) && /expression/.test(text))).toEqual([])
  expect(bill.components.find(({ name }) => name === 'dejavu-fonts-ttf')?.licenses).toEqual([
    { license: { name: expect.stringContaining('LICENSE') } },
  ])
})

test('SEC-19: every package of the bill is needed by the product or by another package of the bill', () => {
  const purls = new Set(bill.components.map(({ purl }) => purl))
  const needed = new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn))
  expect([...purls].filter(purl => !needed.has(purl))).toEqual([])
  expect([...needed].filter(purl => !purls.has(purl))).toEqual([])
})

test('SEC-19: a package that is needed in two versions leads to the nearest one', () => {
  const two = billOfMaterials({
    name: 'product',
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0', dependencies: { a: '1', b: '2' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '3.0.0' },
    },
  }) as Bill
  expect(two.dependencies).toEqual([
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
    { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
    { ref: 'pkg:npm/product@1.0.0', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/b@2.0.0'] },
  ])
})
