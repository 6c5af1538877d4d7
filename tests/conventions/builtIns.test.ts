import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { trackedFiles } from './trackedFiles.ts'

/** Code that runs in other people's pages. */
const files = trackedFiles(/^(src|widgets|hosts\/(embed|portal|frame))\/.*\.tsx?$/)

it('EMB-6: no element uses Array.from with a mapper, which Prototype and MooTools ignore', () => {
  expect(files.length).toBeGreaterThan(400)
  const uses = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bArray\.from\(([^()]|\([^()]*\))*?,/g)].map(
      ([use]) => `${file}: ${use}`,
    ),
  )
  expect(uses).toEqual([])
})

it('EMB-6: no element calls a function of Promise that a page’s own Promise may lack', () => {
  const uses = files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\bPromise\.(allSettled|any|try|withResolvers)\b/g)].map(
      ([use]) => `${file}: ${use}`,
    ),
  )
  expect(uses).toEqual([])
})

it('EMB-6: every package that elements load starts in a page that has frozen what is built in', () => {
  const declared = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies)
  const packages = new Set(
    files.flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^'.][^']*)'/g)]
        .map(([, name = '']) => name)
        .filter(name => declared.some(known => name === known || name.startsWith(`${known}/`))),
    ),
  )
  expect(packages.size).toBeGreaterThan(8)
  const script = `for (const { prototype } of [Object, Array, Function, Promise, Map]) Object.freeze(prototype)
    const failed = []
    for (const name of ${JSON.stringify([...packages])})
      await import(name).catch(error => failed.push(name + ': ' + error.message))
    console.log(JSON.stringify(failed))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(JSON.parse(output)).toEqual([])
})
