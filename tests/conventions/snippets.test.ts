import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDeclarations } from '../../build/derived/readDeclarations.ts'
import { elementFolders } from '../../build/elementFolders.ts'
import { readPeople } from '../../conformance/People.ts'
import { allSnippets, runners, snippetsFor, snippetsIn } from '../support/snippets.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const isKnown = ({ runner }: { readonly runner: string }) => runners.some(known => known === runner)

describe('snippets of README and guides', () => {
  it('name their runner', () => {
    expect(allSnippets.length).toBeGreaterThan(30)
    expect(allSnippets.filter(snippet => !isKnown(snippet)).map(({ at }) => at)).toEqual([])
  })

  it('without a runner or with an unknown one are rejected', () => {
    const text = '```sh\nls\n```\n\n```html pgae\n<p>\n```\n\n    indented\n'
    expect(snippetsIn(text, 'a.md').filter(isKnown)).toEqual([])
    expect(snippetsIn(text, 'a.md').map(({ at }) => at)).toEqual(['a.md:1', 'a.md:5', 'a.md:9'])
  })

  it.each(snippetsFor('host'))('$at is part of an app that is built', ({ argument, code }) => {
    const folder = join('hosts', argument)
    const lines = (text: string) => text.split('\n').map(line => line.replace(/^\s*(\/\/ )?/, ''))
    const sources = readdirSync(folder).map(
      file => `\n${lines(readFileSync(join(folder, file), 'utf8')).join('\n')}`,
    )
    const build = `\n${lines(readFileSync('build/products/frameworks.ts', 'utf8')).join('\n')}`
    expect([...sources, build].join('\n')).toContain(`\n${lines(code.trim()).join('\n')}`)
  })

  it.each(snippetsFor('head'))('$at gives style sheets to elements that exist', ({ code }) => {
    const lists = [...code.matchAll(/data-resident-for="([^"]*)"/g)].map(([, list = '']) => list)
    const names = lists.flatMap(list => list.split(' '))
    const known = ['*', ...elementFolders().map(({ name }) => name)]
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter(name => !known.includes(name))).toEqual([])
  })

  it.each(snippetsFor('listed'))('$at is a script of package.json', ({ code }) => {
    for (const line of code.trim().split('\n')) {
      const [, name = ''] = /^npm (?:run )?([\w:]+)$/.exec(line) ?? []
      expect(scripts).toHaveProperty([name])
    }
  })

  it.each(snippetsFor('syntax'))('$at is valid shell and names files that exist', ({ code }) => {
    const { status, stderr } = spawnSync('bash', ['-n', '-c', code], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const files = [...code.matchAll(/--file (\S+)/g)].map(([, file = '']) => file)
    expect(files.filter(file => !existsSync(file))).toEqual([])
  })

  it.each(snippetsFor('people'))('$at is a file of people that the conformance kit reads', ({ code }) => {
    expect(readPeople(code).resident.email).toContain('@')
  })

  it.each(snippetsFor('analytics'))('$at maps events that elements emit', async ({ code }) => {
    const declarations = await readDeclarations()
    const emitted = declarations.flatMap(({ events }) => Object.keys(events))
    const mapped = [...code.matchAll(/'(resident-[a-z-]+)':/g)].map(([, name = '']) => name)
    expect(mapped.length).toBeGreaterThan(5)
    expect(mapped.filter(name => !emitted.includes(name))).toEqual([])
  })

  it('back up and restore the folder of the embedded database', () => {
    const folder = mkdtempSync(join(tmpdir(), 'resident-backup-'))
    try {
      mkdirSync(join(folder, '.data'))
      writeFileSync(join(folder, '.data', 'file'), 'kept')
      const [backUp, restore] = snippetsFor('data')
      const run = (code: string) => execFileSync('bash', ['-euc', code], { cwd: folder })
      run(backUp?.code ?? '')
      writeFileSync(join(folder, '.data', 'file'), 'changed')
      run(restore?.code ?? '')
      expect(readFileSync(join(folder, '.data', 'file'), 'utf8')).toBe('kept')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it.each(snippetsFor('shortcode'))('$at names elements and attributes that exist', async ({ code }) => {
    const declarations = await readDeclarations()
    for (const line of code.trim().split('\n')) {
      const [, tag = '', rest = ''] = /^\[(\w+)(.*)\]$/.exec(line) ?? []
      const values = Object.fromEntries(
        [...rest.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      )
      const { element, ...attributes } = values
      const name = element ?? tag.replace('resident_', '').replaceAll('_', '-')
      const declaration = declarations.find(one => one.name === name)
      for (const [key, value] of Object.entries<string>(attributes))
        expect(declaration?.attributes[key]?.read(value), `${line} ${key}`).toBeDefined()
      expect(declaration, line).toBeDefined()
    }
  })
})
