import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { startBackEnd } from '../conformance/examples/back-end.mjs'
import { typeFaults } from '../tests/support/typeFaults.ts'
import { portalAddress } from './support/addresses.ts'
import { expect, test } from './support/test.ts'

const run = promisify(execFile)

/** A consumer's project with the package installed, as `npm install` unpacks it. */
const folder = mkdtempSync(join(tmpdir(), 'resident-package-'))
const installed = join(folder, 'node_modules', 'resident-widgets')
let tarball: Buffer

test.beforeAll(async ({ request }) => {
  const answer = await request.get(`${portalAddress()}/embed/resident-widgets.tgz`)
  expect(answer.headers()['content-type']).toBe('application/gzip')
  tarball = await answer.body()
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(folder, 'package.tgz'), tarball)
  await run('tar', ['-xzf', join(folder, 'package.tgz'), '-C', installed, '--strip-components', '1'])
  for (const name of ['@types', 'csstype', 'lit', '@lit', 'lit-html', 'react', 'svelte', 'vue', '@vue'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the npm package passes publint and attw, and contains only files for its consumers', async () => {
  const { messages } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer } })
  expect(messages).toEqual([])

  // The package has ES modules only: consumers that use CommonJS or ignore `exports` are older than it
  // supports.
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
    // A style sheet has no types.
    excludeEntrypoints: ['./reserved.css'],
  })
  expect(analysis.types).toBeTruthy()
  const problems = 'problems' in analysis ? analysis.problems : []
  const older = ['node10', 'node16-cjs']
  expect(
    problems.filter(problem => !('resolutionKind' in problem && older.includes(problem.resolutionKind))),
  ).toEqual([])

  const { stdout } = await run('tar', ['-tzf', join(folder, 'package.tgz')])
  const files = stdout.trim().split('\n')
  expect(files.length).toBeGreaterThan(400)
  expect(
    files.filter(
      file =>
        !/^package\/(LICENSE|reserved\.css|[\w./-]+\.(js|json|md|d\.ts)|embed\/[^/]+\/licences\.txt)$/.test(
          file,
        ),
    ),
  ).toEqual([])
  expect(files.filter(file => /test|spec|scenario|\.map|\.env|node_modules|\/src\//i.test(file))).toEqual([])
})

test('every export of the npm package can be imported without a DOM, as on a server', async () => {
  const { exports, version, sideEffects } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const entries = Object.keys(exports).filter(entry => !/\*|\.(json|css)$/.test(entry))
  expect(entries.length).toBeGreaterThan(40)
  expect(version).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version)
  expect(sideEffects).toContain('./elements/*.js')
  writeFileSync(
    join(folder, 'server.mjs'),
    `const before = Object.getOwnPropertySymbols(globalThis).length
for (const entry of ${JSON.stringify(entries)}) await import(entry.replace('.', 'resident-widgets'))
const { configure } = await import('resident-widgets')
configure({ api: 'https://portal.example' })
console.log(String(Object.getOwnPropertySymbols(globalThis).length - before))`,
  )
  const { stdout, stderr } = await run('node', [join(folder, 'server.mjs')])
  expect([stdout.trim(), stderr]).toEqual(['0', ''])
})

test('CFK-3: npx runs the conformance kit of the npm package in an empty folder', async () => {
  const project = mkdtempSync(join(tmpdir(), 'resident-empty-'))
  const backEnd = await startBackEnd({ allowedOrigins: ['https://www.vendor.example'] })
  try {
    cpSync('conformance/examples/people.json', join(project, 'people.json'))
    cpSync(join(folder, 'package.tgz'), join(project, 'package.tgz'))
    const inProject = { cwd: project }
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', './package.tgz'], inProject)
    const kit = (...args: readonly string[]) =>
      run('npx', ['--offline', 'resident-conformance', ...args], inProject)
    expect((await kit('--help')).stdout).toContain('--people FILE')
    const { stdout } = await kit(
      `${backEnd.origin}/api/v5`,
      ...['--people', 'people.json', '--html', 'report.html', '--junit', 'report.xml'],
    )
    expect(stdout).toMatch(/\d{2,} passed, 0 failed, \d+ skipped\s*$/)
    expect(readFileSync(join(project, 'report.html'), 'utf8')).toMatch(
      /<h1>All \d+ decided cases passed<\/h1>/,
    )
    expect(readFileSync(join(project, 'report.xml'), 'utf8')).toContain('<testsuite name="bills"')
    await expect(kit('http://127.0.0.1:9/api/v5', '--people', 'people.json')).rejects.toMatchObject({
      code: 3,
    })
  } finally {
    await backEnd.stop()
    rmSync(project, { recursive: true, force: true })
  }
})

test('the npm package’s types fit apps in React, Vue, Svelte and Lit, and refuse invalid attributes', async () => {
  // Vue and Svelte check templates with their own compilers; these are the types that they use.
  const files = {
    'wrong.tsx': `import type {} from 'resident-widgets/react'
import { configure } from 'resident-widgets'
export const shown = <resident-bills view="latest" contract={5} onresident-paid={({ detail }) => detail.amount.trim()} />
// @ts-expect-error there is no such view
export const view = <resident-bills view="sideways" />
// @ts-expect-error the amount is a text
export const paid = <resident-bills onresident-paid={({ detail }) => detail.amount.toFixed(2)} />
// @ts-expect-error there is no such language
configure({ locale: 'xx' })
`,
    'vue.ts': `import type { GlobalComponents } from 'vue'
import type {} from 'resident-widgets/vue'
type Props = InstanceType<GlobalComponents['resident-bills']>['$props']
export const fine: Props = { view: 'all', contract: undefined, onResidentPaid: event => event.detail.amount.trim() }
// @ts-expect-error there is no such view
export const wrong: Props = { view: 'sideways' }
`,
    'svelte.ts': `import type { SvelteHTMLElements } from 'svelte/elements'
import type {} from 'resident-widgets/svelte'
type Props = SvelteHTMLElements['resident-bills']
export const fine: Props = { view: 'all', contract: undefined, 'onresident-paid': event => event.detail.amount.trim() }
// @ts-expect-error there is no such view
export const wrong: Props = { view: 'sideways' }
`,
    'element.ts': `import type { ResidentBillsElement } from 'resident-widgets/bills'
export const bills: ResidentBillsElement = document.createElement('resident-bills')
// @ts-expect-error there is no such view
bills.view = 'sideways'
`,
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  // Our sample apps that the TypeScript compiler reads without a plugin.
  for (const app of ['react', 'lit']) cpSync(join('hosts', app), join(folder, app), { recursive: true })
  const options = { exactOptionalPropertyTypes: true, jsx: 'react-jsx' }
  expect(await typeFaults(folder, ['*.ts', '*.tsx', 'react', 'lit'], options)).toEqual([])
})
