import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { elementFolders } from '../../build/elementFolders.ts'
import { seedPeople } from '../../demo/seed/people.ts'
import { readEnvironment } from '../../server/environment.ts'

const readme = readFileSync('README.md', 'utf8')
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const found = (pattern: RegExp, text = readme) => [...text.matchAll(pattern)].map(match => match[1] ?? '')

/** The first cells of the table under a heading, each split into the names it holds. */
function namesInTable(heading: string): string[] {
  const section = readme.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return found(/^\| (`.*?) +\|/gm, section).flatMap(cell => found(/`([^`]+)`/g, cell))
}

describe('README', () => {
  it('names only commands that there are, and all of them', () => {
    const named = new Set(found(/(?:^|`)npm (?:run )?([a-z]+(?::[a-z0-9]+)?)/gm))
    expect([...named].sort()).toEqual(Object.keys(manifest.scripts).sort())
  })

  it('links only to what is there', () => {
    const links = found(/\]\(([^)#]+)/g).concat(found(/<img[^>]*src="([^"]+)"/g))
    expect(links.filter(link => !link.startsWith('https://') && !existsSync(link))).toEqual([])
  })

  it('gives a reason for every package, and names none that is not used', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest
    const used = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(namesInTable('What it stands on').sort()).toEqual(used.sort())
  })

  it('lists every variable of the environment with its default', () => {
    const defaults = readEnvironment({})
    expect(namesInTable('Environment of the server').sort()).toEqual(Object.keys(defaults).sort())
    for (const name of ['PORT', 'HOSTS_PORT', 'DATA_DIR', 'LOG_LEVEL', 'FAULTS', 'CHECK_ANSWERS'] as const)
      expect(readme).toMatch(new RegExp(`^\\| \`${name}\` +\\| \`${defaults[name]}\` +\\|`, 'm'))
  })

  it('names demo accounts that are in the seed, and elements that exist', () => {
    const accounts = seedPeople.map(({ email }) => email)
    expect(found(/\b([a-z]+@example\.com)\b/g).filter(email => !accounts.includes(email))).toEqual([])
    const elements = elementFolders().map(({ name }) => name)
    expect(found(/<resident-([a-z-]+)/g).filter(name => !elements.includes(name))).toEqual([])
  })
})
