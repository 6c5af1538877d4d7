import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPeople } from '../../conformance/People.ts'
import { runConformance } from '../../conformance/runConformance.ts'
import { levels } from '../../src/api/schemas/levels.ts'

const folder = mkdtempSync(join(tmpdir(), 'resident-conformance-'))
const file = (name: string) => join(folder, name)
const person = { email: 'one@vendor.example', password: 'secret-of-one' }
const people = { resident: person, stranger: { ...person, email: 'two@vendor.example' } }

/** A back end that offers bills only and answers every call with an empty page. */
const backEnd = createServer((request, response) => {
  const isLevels = request.url === '/api/v5/levels'
  response.writeHead(isLevels ? 200 : 404, { 'Content-Type': isLevels ? 'application/json' : 'text/html' })
  response.end(isLevels ? '{"data":["bills","newer-than-the-kit"]}' : '<b>&"none"</b>')
})
let url: string

beforeAll(async () => {
  writeFileSync(file('people.json'), JSON.stringify(people))
  await new Promise<void>(resolve => backEnd.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}/api/v5`
})
afterAll(() => {
  backEnd.close()
  rmSync(folder, { recursive: true })
})

async function run(...args: readonly string[]) {
  const output: string[] = []
  const errors: string[] = []
  const code = await runConformance(args, {
    version: '1.2.3',
    print: text => output.push(text),
    printError: text => errors.push(text),
  })
  return { code, output: output.join('\n'), errors: errors.join('\n') }
}

describe('resident-conformance', () => {
  test('CFK-3: --help names every option, level and exit code, and exits with 0', async () => {
    const { code, output } = await run('--help')
    expect(code).toBe(0)
    for (const word of [
      '--people',
      '--level',
      '--read-only',
      '--patience',
      '--junit',
      '--html',
      '--record',
      ...levels,
    ])
      expect(output).toContain(word)
    expect(output).toMatch(/0 all cases passed · 1 a case failed · 2 .* · 3 /)
  })

  test.each([
    [[], /^Name one URL/],
    [['ftp://x'], /is no http address/],
    [['http://x'], /--people/],
    [['http://x', '--people', 'none.json'], /none\.json/],
    [
      ['http://x', '--people', 'p', '--level', 'bils'],
      /There is no level "bils"\. There are: accounts, bills/,
    ],
    [['http://x', '--people', 'p', '--patience', 'long'], /--patience is a whole number/],
    [['http://x', '--colour'], /--colour/],
  ])('CFK-3: exits with 2 and a sentence for %j', async (args, sentence) => {
    const { code, errors } = await run(...args)
    expect(code).toBe(2)
    expect(errors).toMatch(sentence)
  })

  test('CFK-3: a people file without a password is refused by the name of the person', () => {
    expect(() => readPeople('{')).toThrow('The people file is no JSON')
    expect(() => readPeople('{"resident":{}}')).toThrow(/resident\.email: .*; stranger: /)
    expect(() => readPeople(JSON.stringify({ ...people, stranger: { email: 'x' } }))).toThrow(
      'stranger needs a password or a token',
    )
  })

  test('CFK-3: exits with 3 if the back end does not answer', async () => {
    const { code, errors } = await run('http://127.0.0.1:9/api/v5', '--people', file('people.json'))
    expect(code).toBe(3)
    expect(errors).toContain('http://127.0.0.1:9/api/v5 does not answer')
  })

  test('CFK-3: an address without the path of the API exits with 3 and names the path', async () => {
    const { code, output, errors } = await run(new URL(url).origin, '--people', file('people.json'))
    expect([code, output]).toEqual([3, ''])
    expect(errors).toMatch(/does not answer: .* a path such as \/api\/v5\?$/)
  })

  test('CFK-5: a report that cannot be written is named before the first call', async () => {
    for (const option of ['--junit', '--html']) {
      const { code, errors } = await run(
        'http://127.0.0.1:9',
        '--people',
        file('people.json'),
        option,
        folder,
      )
      expect(code).toBe(2)
      expect(errors).toContain(`${option} cannot be written: `)
    }
  })

  test('CFK-5: makes the folder of a report', async () => {
    await run(url, '--people', file('people.json'), '--html', file('reports/new/report.html'))
    expect(readFileSync(file('reports/new/report.html'), 'utf8')).toContain('<h1>')
  })

  test('CFK-3, CFK-5: tests the levels that the back end offers and reports failures in four ways', async () => {
    const reports = [
      '--junit',
      file('report.xml'),
      '--html',
      file('report.html'),
      '--record',
      file('records'),
    ]
    const { code, output } = await run(url, '--people', file('people.json'), ...reports)
    expect(code).toBe(1)
    expect(output).toContain(`Testing ${url}: core, bills\n`)
    expect(output).toMatch(
      /✗ auth\.me answers as declared \(PER-1\)\n {6}The body of status 404 is not JSON\./,
    )
    expect(output).toMatch(/meters +not offered/)
    expect(output).toMatch(/guest-readings {2}not offered/)
    expect(output).toMatch(/\d+ passed, [1-9]\d* failed, \d+ skipped$/)

    const junit = readFileSync(file('report.xml'), 'utf8')
    expect(junit).toMatch(/<testsuite name="meters" tests="\d+" failures="0" skipped="\d+"/)
    expect(junit).toContain('<failure message="The body of status 404 is not JSON.">')
    expect(junit).toContain('&lt;b&gt;&amp;&quot;none&quot;')

    const html = readFileSync(file('report.html'), 'utf8')
    const shown = [...html.matchAll(/<h2>([\w-]+)<\/h2>/g)].map(([, level]) => level)
    expect(shown.slice(0, 3)).toEqual(['core', 'bills', 'accounts'])
    expect(html).toMatch(/<h1>\d+ of \d+ cases failed<\/h1>/)
    for (const state of ['passed', 'failed', 'skipped', 'not offered'])
      expect(html).toContain(`</strong> ${state}</li>`)
    expect(html).not.toMatch(/<script|<link|src=|<b>&"none"/)

    const records = readdirSync(file('records'))
    expect(records.length).toBeGreaterThan(10)
    const texts = records.map(name => readFileSync(join(file('records'), name), 'utf8')).join('\n')
    expect(texts).toContain('POST /api/v5/auth/login'.replace('/api/v5', `${url.slice(0, -7)}/api/v5`))
    expect([texts, html, junit, output].join()).not.toContain(person.password)
  })

  test('CFK-3: --level and --read-only choose the cases', async () => {
    const { output } = await run(
      url,
      '--people',
      file('people.json'),
      '--level',
      'polls',
      '--read-only',
      '--verbose',
    )
    expect(output).toContain(`Testing ${url}: core, polls\n`)
    expect(output).toMatch(/– polls\.vote .*\n {6}It changes something\./)
    expect(output).toMatch(/bills +not offered/)
  })
})
