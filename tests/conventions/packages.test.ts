import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importsOf } from './importsOf.ts'
import { trackedFiles } from './trackedFiles.ts'

/** The packages that the product is made with, and the sources that must use each of them. */
const packages: Readonly<Record<string, RegExp>> = {
  react: /^src\//,
  'react-dom': /^(src|widgets|hosts)\//,
  '@r2wc/react-to-web-component': /^src\/element\//,
  preact: /^build\//,
  zustand: /^src\//,
  '@tanstack/react-query': /^src\//,
  zod: /^src\/api\//,
  i18next: /^src\//,
  'shadow-dom-inject-styles': /^(demo\/gallery|tests\/widgets)\//,
  vite: /^(build|vite\.config\.ts)/,
  vitest: /^tests\//,
  playwright: /^(tools|tests)\//,
}

const sources = trackedFiles(/\.(ts|tsx|mjs)$/)
const uses = (file: string, name: string) =>
  importsOf(file).some(target => target === name || target.startsWith(`${name}/`)) ||
  // The builds replace react by preact with aliases.
  (name === 'preact' && /replacement: 'preact\//.test(readFileSync(file, 'utf8')))

describe.each(Object.entries(packages))('the package %s', (name, place) => {
  it('is imported by the sources that must use it', () => {
    expect(sources.filter(file => place.test(file)).some(file => uses(file, name))).toBe(true)
  })

  it('has a line in CONTRIBUTING.md about its purpose', () => {
    expect(readFileSync('CONTRIBUTING.md', 'utf8')).toMatch(
      new RegExp(`^\\|.*\`${name}\`.*\\| \\S.+\\|$`, 'm'),
    )
  })
})

it('shadow-dom-inject-styles is not imported by code that ships to other sites', () => {
  const shipped = sources.filter(file => /^(src|widgets|hosts|server)\//.test(file))
  expect(shipped.filter(file => uses(file, 'shadow-dom-inject-styles'))).toEqual([])
})
