import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAtLeast, leastVersion, ownerOf, surfaceChange } from './surfaceChange.ts'

const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n')
const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
const changelog = readFileSync('CHANGELOG.md', 'utf8')

// The first line is the released version; the others are publicSurface.txt at that release.
const [head = '', ...releasedSurface] = linesOf('tests/conventions/releasedSurface.txt')
const released = head.replace('release ', '')
const change = surfaceChange(releasedSurface, linesOf('tests/conventions/publicSurface.txt'))

describe('the version', () => {
  it('is at least as high as the change of the public surface requires', () => {
    const least = leastVersion(released, change)
    expect(isAtLeast(version, least), `${version}, where ${least} is the least`).toBe(true)
  })

  it('is at the top of the change log, which names every element whose surface changed', () => {
    const [, title, section = ''] = /^## ([\d.]+).*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? []
    expect(title).toBe(version)
    const owners = [...new Set([...change.broken, ...change.added].map(ownerOf))]
    const untold = owners.filter(owner => !new RegExp(`${owner}(?![\\w-])`, 'i').test(section))
    expect(untold, 'tell of these in CHANGELOG.md').toEqual([])
  })
})

describe('the versioning rule', () => {
  const bills = 'resident-bills: attribute view = "all" of all latest'
  const paid = 'resident-bills: event resident-paid {"amount":{"type":"string"}}'
  const kinds = (before: string[], after: string[]) => {
    const { broken, added } = surfaceChange(before, after)
    return [broken.length, added.length]
  }

  it.each([
    ['nothing changed', [bills], [bills], [0, 0]],
    ['a new attribute', [bills], [bills, 'resident-bills: attribute contract = null'], [0, 1]],
    ['an attribute that went', [bills, paid], [paid], [1, 0]],
    ['a further value', [bills], [`${bills} oldest`], [0, 1]],
    ['a value that went', [bills], [bills.replace(' latest', '')], [1, 0]],
    ['another default', [bills], [bills.replace('"all"', '"latest"')], [1, 0]],
    [
      'a further fact in an event',
      [paid],
      [paid.replace('{"amount"', '{"currency":{"type":"string"},"amount"')],
      [0, 1],
    ],
    ['a fact of another kind', [paid], [paid.replace('"string"', '"number"')], [1, 0]],
    ['an event that can no longer be prevented', [paid.replace('paid', 'paid cancelable')], [paid], [1, 0]],
    ['a token that went', ['token --resident-edge', bills], [bills], [1, 0]],
  ])('%s', (_, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected)
  })

  it.each([
    ['1.4.2', ['x'], [], '2.0.0'],
    ['1.4.2', [], ['x'], '1.5.0'],
    ['1.4.2', [], [], '1.4.3'],
    ['0.3.1', ['x'], ['y'], '0.4.0'],
    ['0.3.1', [], ['y'], '0.3.2'],
  ])('after %s with %j broken and %j added requires at least %s', (last, broken, added, least) => {
    expect(leastVersion(last, { broken, added })).toBe(least)
    expect(isAtLeast(least, least)).toBe(true)
    expect(isAtLeast(last, least)).toBe(false)
  })
})
