import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guideNames, readGuide } from '../../build/documents/guides.ts'
import { renderMarkdown } from '../../build/documents/renderMarkdown.ts'
import { elementFolders } from '../../build/elementFolders.ts'
import { seedPeople } from '../../demo/seed/people.ts'
import { readEnvironment } from '../../server/settings/environment.ts'

const files = ['README.md', 'CHANGELOG.md', ...guideNames.map(name => `docs/guides/${name}.md`)]
const documents = files.map(file => ({ file, text: readFileSync(file, 'utf8') }))
const everything = documents.map(({ text }) => text).join('\n')
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const matches = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(match => match[1] ?? '')

/** Commands of npm itself. */
const npmCommands = ['ci', 'install']

/** Names in the first column of a guide's tables. */
const namesInTables = (guide: string) =>
  matches(/^\| (`.*?) +\|/gm, readGuide(guide)).flatMap(cell => matches(/`([^`]+)`/g, cell))

describe('README and guides', () => {
  it('list every guide of docs/guides in the navigation', () => {
    const present = readdirSync('docs/guides').map(file => file.replace('.md', ''))
    expect([...guideNames].sort()).toEqual(present.sort())
  })

  it('name all npm scripts, and no others', () => {
    const pattern = /(?:^|`)npm (?:run )?([a-z]+(?::[a-z0-9]+)?)/gm
    const scripts = Object.keys(manifest.scripts).sort()
    expect([...new Set(matches(pattern, readGuide('commands')))].sort()).toEqual(scripts)
    const named = new Set(matches(pattern, everything))
    expect([...named].filter(name => !npmCommands.includes(name)).sort()).toEqual(scripts)
  })

  it.each(documents)('$file links only to files that exist', ({ file, text }) => {
    const links = matches(/\]\(([^)#]+)/g, text).concat(matches(/<img[^>]*src="([^"]+)"/g, text))
    const broken = links.filter(
      link => !/^https?:\/\//.test(link) && !existsSync(join(dirname(file), link.trim())),
    )
    expect(broken).toEqual([])
  })

  it('README links only to headings that exist', () => {
    const links = [...readFileSync('README.md', 'utf8').matchAll(/\]\(([^)#:]+)#([^)]+)\)/g)]
    expect(links.length).toBeGreaterThan(0)
    for (const [, path = '', id] of links)
      expect(renderMarkdown(readFileSync(path, 'utf8')), path).toContain(`id="${id}"`)
  })

  it('give a reason for every package, and for no other', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(namesInTables('dependencies').sort()).toEqual(used.sort())
  })

  it('list every environment variable with its default', () => {
    const defaults = readEnvironment({})
    expect(namesInTables('settings').sort()).toEqual(Object.keys(defaults).sort())
    for (const [name, value] of Object.entries(defaults))
      if (['string', 'number'].includes(typeof value))
        expect(readGuide('settings')).toMatch(new RegExp(`^\\| \`${name}\` +\\| \`${value}\` +\\|`, 'm'))
  })

  it('name accounts of the seed and elements that exist', () => {
    const accounts = seedPeople.map(({ email }) => email)
    const isUnknown = (email: string) => !accounts.includes(email)
    expect(matches(/\b([a-z]+@example\.com)\b/g, everything).filter(isUnknown)).toEqual([])
    expect(namesInTables('quick-start').sort()).toEqual(accounts.sort())
    const elements = elementFolders().map(({ name }) => name)
    const tags = matches(/<resident-([a-z-]+)/g, everything)
    // On pages with two builds tags end with a suffix.
    const suffixes = matches(/data-tag-suffix="([a-z-]+)"/g, everything)
    const nameOf = (tag: string) =>
      suffixes.reduce(
        (name, suffix) => (name.endsWith(`-${suffix}`) ? name.slice(0, -suffix.length - 1) : name),
        tag,
      )
    expect(tags.filter(tag => !elements.includes(tag) && !elements.includes(nameOf(tag)))).toEqual([])
  })
})
