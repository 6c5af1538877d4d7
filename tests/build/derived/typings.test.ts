import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { derivedFiles } from '../../../build/derived/derivedFiles.ts'
import { describeElements } from '../../../build/derived/describeElements.ts'
import { readDeclarations } from '../../../build/derived/readDeclarations.ts'
import { tokens } from '../../../src/theme/tokens.ts'
import { typeFaults } from '../../support/typeFaults.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'resident-types-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string) {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** What the compiler has against one way of use. */
function faultsOf(name: string, code: string, options: object = {}) {
  write(`${name}/use.${'jsx' in options ? 'tsx' : 'ts'}`, code)
  return typeFaults(join(folder, name), ['.', `../${name}.d.ts`, '../stubs.d.ts'], options)
}

/** As much of a framework that this project does not have as its typings are written against. */
const stubs = `declare module 'solid-js' {
  export namespace JSX {
    interface HTMLAttributes<Element> { class?: string; ref?: (element: Element) => void }
    interface IntrinsicElements {}
  }
}
`

const jsx = `
const shown = (
  <>
    <resident-bills view="latest" contract={5} locale="lt" className="x" onresident-paid={({ detail }) => detail.amount.trim()} />
    {/* @ts-expect-error there is no such view */}
    <resident-bills view="sideways" />
    {/* @ts-expect-error the amount is a text */}
    <resident-bills onresident-paid={({ detail }) => detail.amount.toFixed(2)} />
    <resident-help-desk view="create" category="other" />
    <resident-language onresident-navigate={event => event.preventDefault()} />
    {/* @ts-expect-error there is no such element */}
    <resident-bill />
  </>
)
void shown
`

it('templates of React, Preact, Vue, Svelte and Solid and plain TypeScript know tags, values and events, and refuse others', async () => {
  for (const [name, text] of Object.entries(
    derivedFiles(describeElements(await readDeclarations(), tokens, '1.2.3')),
  ))
    write(name, text)
  write('stubs.d.ts', stubs)
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))

  expect(
    await faultsOf(
      'elements',
      `const bills = document.createElement('resident-bills')
bills.view = 'latest'
bills.addEventListener('resident-paid', ({ detail }) => detail.contractId.toFixed())
bills.addEventListener('click', event => event.clientX)
document.addEventListener('resident-session-changed', ({ detail }) => detail.signedIn === true)
document.querySelector('resident-help-desk')?.scope.trim()
// @ts-expect-error there is no such view
bills.view = 'sideways'
// @ts-expect-error the amount is a text
bills.addEventListener('resident-paid', ({ detail }) => detail.amount.toFixed())
`,
    ),
    'TypeScript, and Angular through it',
  ).toEqual([])

  const react = { jsx: 'react-jsx', skipLibCheck: true }
  expect(await faultsOf('react', `import 'react'\n${jsx}`, react), 'React').toEqual([])
  const preact = { jsx: 'react-jsx', jsxImportSource: 'preact', skipLibCheck: true }
  expect(await faultsOf('preact', `import 'preact'\n${jsx}`, preact), 'Preact').toEqual([])

  expect(
    await faultsOf(
      'vue',
      `import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['resident-bills']>['$props']
export const fine: Props = { view: 'all', contract: 3, onResidentBeforePay: event => event.detail.method.trim() }
// @ts-expect-error there is no such view
export const wrong: Props = { view: 'sideways' }
`,
      { skipLibCheck: true },
    ),
    'Vue',
  ).toEqual([])
  expect(
    await faultsOf(
      'svelte',
      `import type { SvelteHTMLElements } from 'svelte/elements'
type Props = SvelteHTMLElements['resident-bills']
export const fine: Props = { view: 'all', 'onresident-paid': event => event.detail.amount.trim(), 'on:resident-ready': () => undefined }
// @ts-expect-error there is no such view
export const wrong: Props = { view: 'sideways' }
`,
      { skipLibCheck: true },
    ),
    'Svelte',
  ).toEqual([])
  expect(
    await faultsOf(
      'solid',
      `import type { JSX } from 'solid-js'
type Props = JSX.IntrinsicElements['resident-bills']
export const fine: Props = { view: 'all', 'on:resident-paid': event => event.detail.amount.trim() }
// @ts-expect-error there is no such view
export const wrong: Props = { view: 'sideways' }
`,
    ),
    'Solid',
  ).toEqual([])
})
