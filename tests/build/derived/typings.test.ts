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
  return typeFaults(join(folder, name), ['.', `../${name}.d.ts`], options)
}

const jsx = `
const shown = (
  <>
    <resident-bills view="latest" contract={5} locale="lt" className="x" onresident-paid={({ detail }) => detail.amount.trim()} />
    {/* @ts-expect-error there is no such view */}
    <resident-bills view="sideways" />
    {/* @ts-expect-error a misspelt attribute */}
    <resident-bills veiw="latest" />
    {/* @ts-expect-error an id is a number */}
    <resident-bills contract={{}} />
    {/* @ts-expect-error the amount is a text */}
    <resident-bills onresident-paid={({ detail }) => detail.amount.toFixed(2)} />
    {/* @ts-expect-error a misspelt event */}
    <resident-bills {...({ 'onresident-payd': () => undefined } satisfies ResidentProps<'resident-bills'>)} />
    {/* @ts-expect-error a misspelt event whose listener reads its event */}
    <resident-bills onresident-payd={event => event.detail} />
    {/* @ts-expect-error an event of another element */}
    <resident-login {...({ 'onresident-paid': () => undefined } satisfies ResidentProps<'resident-login'>)} />
    {/* @ts-expect-error a misspelt attribute with a hyphen */}
    <resident-portal {...({ 'window-titel': true } satisfies ResidentProps<'resident-portal'>)} />
    <resident-bills {...({ 'onresident-paid': ({ detail }) => detail.amount.trim() } satisfies ResidentProps<'resident-bills'>)} />
    <resident-help-desk view="create" category="other" />
    <resident-language onresident-navigate={event => event.preventDefault()} />
    {/* @ts-expect-error there is no such element */}
    <resident-bill />
  </>
)
void shown
`

/** Wrong uses of the props of one tag, and a right one. */
const propsOf = (props: string, on: (event: string) => string) => `${props}
export const fine: Props = { view: 'all', contract: 3, ${on('paid')}: ({ detail }) => detail.amount.trim() }
// @ts-expect-error there is no such view
export const value: Props = { view: 'sideways' }
// @ts-expect-error a misspelt attribute
export const attribute: Props = { veiw: 'latest' }
// @ts-expect-error a misspelt event
export const event: Props = { ${on('payd')}: () => undefined }
// @ts-expect-error an event of another element
export const foreign: Props = { ${on('voted')}: () => undefined }
// @ts-expect-error the amount is a text
export const detail: Props = { ${on('paid')}: ({ detail }) => detail.amount.toFixed() }
`

it('EMB-10: templates of React, Preact, Vue, Svelte and Solid and plain TypeScript know tags, attributes, values, properties and events, and refuse misspelt ones', async () => {
  for (const [name, text] of Object.entries(
    derivedFiles(describeElements(await readDeclarations(), tokens, '1.2.3')),
  ))
    write(name, text)
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))

  expect(
    await faultsOf(
      'elements',
      `import type {} from '../elements.js'
const bills = document.createElement('resident-bills')
bills.view = 'latest'
bills.addEventListener('resident-paid', ({ detail }) => detail.contractId.toFixed())
bills.addEventListener('resident-signed-in', event => event.detail)
bills.addEventListener('click', event => event.clientX)
bills.addEventListener('my-own', event => event.type)
declare const text: string
bills.addEventListener(text, event => event.type)
bills.append(document.createElement('resident-login'))
document.addEventListener('resident-session-changed', ({ detail }) => detail.signedIn === true)
document.addEventListener('resident-paid', ({ detail }) => detail.amount.trim())
document.querySelector('resident-help-desk')?.scope.trim()
// @ts-expect-error there is no such view
bills.view = 'sideways'
// @ts-expect-error a misspelt property
bills.veiw = 'latest'
// @ts-expect-error an id is a number
bills.contract = 'one'
// @ts-expect-error the amount is a text
bills.addEventListener('resident-paid', ({ detail }) => detail.amount.toFixed())
// @ts-expect-error a misspelt event
bills.addEventListener('resident-payd', () => undefined)
// @ts-expect-error a misspelt event
bills.removeEventListener('resident-payd', () => undefined)
// @ts-expect-error there is no such field
bills.addEventListener('resident-paid', ({ detail }) => detail.amuont)
`,
    ),
    'TypeScript, and Angular through it',
  ).toEqual([])

  const react = { jsx: 'react-jsx', skipLibCheck: true }
  const jsxOf = (name: string) =>
    `import '${name === 'solid' ? 'solid-js' : name}'\nimport type { ResidentProps } from '../${name}.js'\n${jsx}`
  expect(await faultsOf('react', jsxOf('react'), react), 'React').toEqual([])
  const preact = { jsx: 'react-jsx', jsxImportSource: 'preact', skipLibCheck: true }
  expect(await faultsOf('preact', jsxOf('preact'), preact), 'Preact').toEqual([])

  const onPascal = (event: string) => `onResident${event.replace(/^./, first => first.toUpperCase())}`
  const onName = (prefix: string) => (event: string) => `'${prefix}resident-${event}'`
  const vue = `import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['resident-bills']>['$props']`
  const svelte = `import type { SvelteHTMLElements } from 'svelte/elements'
type Props = SvelteHTMLElements['resident-bills']`
  const solid = `import type { JSX } from 'solid-js'
type Props = JSX.IntrinsicElements['resident-bills']`
  const unchecked = { skipLibCheck: true }
  expect(await faultsOf('vue', propsOf(vue, onPascal), unchecked), 'Vue').toEqual([])
  expect(await faultsOf('svelte', propsOf(svelte, onName('on')), unchecked), 'Svelte').toEqual([])
  expect(await faultsOf('svelte', propsOf(svelte, onName('on:')), unchecked), 'Svelte 4').toEqual([])
  expect(await faultsOf('solid', propsOf(solid, onName('on:')), unchecked), 'Solid').toEqual([])
  const solidJsx = { jsx: 'preserve', jsxImportSource: 'solid-js', skipLibCheck: true }
  expect(
    await faultsOf(
      'solid',
      jsxOf('solid').replaceAll('onresident-', 'on:resident-').replace('className', 'class'),
      solidJsx,
    ),
    'Solid’s templates',
  ).toEqual([])
})
