import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

const text = readFileSync('CONTRIBUTING.md', 'utf8')
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const matches = (pattern: RegExp) => [...text.matchAll(pattern)].map(match => match[1] ?? '')

describe('CONTRIBUTING.md', () => {
  it('links only to files that exist, the index of decisions among them', () => {
    const links = matches(/\]\(([^)#]+)\)/g)
    expect(links.filter(link => !existsSync(link))).toEqual([])
    expect(links).toContain('src/decisions/README.md')
  })

  it('draws every folder at the top of the tree and of src', () => {
    const [tree = ''] = matches(/## The tree\n\n```\n([\s\S]*?)```/g)
    const folders = trackedFiles().flatMap(file => /^(?:src\/)?([a-z][\w-]*)\/(?=.)/.exec(file)?.[1] ?? [])
    const inSrc = trackedFiles(/^src\/[\w-]+\//).map(file => file.split('/')[1] ?? '')
    const missing = [...new Set([...folders, ...inSrc])].filter(name => !tree.includes(`${name}/`))
    expect(missing).toEqual([])
  })

  it('names only commands and packages of package.json', () => {
    const commands = matches(/npm run ([a-z\d:]+)/g)
    expect(commands.filter(name => !(name in manifest.scripts))).toEqual([])
    const packages = matches(/^\| (`[^|]+?) +\|/gm).flatMap(cell =>
      [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1] ?? ''),
    )
    expect(packages.length).toBeGreaterThan(8)
    expect(
      packages.filter(name => !(name in { ...manifest.dependencies, ...manifest.devDependencies })),
    ).toEqual([])
  })
})
