import { existsSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { copiedModules, ownCopies } from '../../../build/plugins/ownCopies.ts'
import { buildSources } from '../../support/buildSources.ts'

const sources = {
  'src/ui/Select.tsx':
    "import css from './select.css?inline'\nexport const select = (): string => 'SELECT' + css",
  'src/ui/select.css': 'SHEET { color: red }',
  'src/suite/store.ts': 'export const store: string[] = []',
  'widgets/bills/index.ts':
    "import { select } from '../../src/ui/Select.tsx'\nimport { store } from '../../src/suite/store.ts'\nstore.push(select())",
  'widgets/meters/index.ts':
    "import { select } from '../../src/ui/Select.tsx'\nimport { store } from '../../src/suite/store.ts'\nstore.push(select())",
}

test('a small module is in the script of each element that imports it, and another module in a shared one', async () => {
  const entries = { bills: 'widgets/bills/index.ts', meters: 'widgets/meters/index.ts' }
  const files = await buildSources(sources, entries, [ownCopies()])
  const scripts = (text: string) =>
    Object.entries(files)
      .filter(([, code]) => code.includes(text))
      .map(([name]) => name)
  expect(scripts('SELECT').sort()).toEqual(['bills.js', 'meters.js'])
  expect(scripts('SHEET').sort()).toEqual(['bills.js', 'meters.js'])
  expect(scripts('var store')).toHaveLength(1)
  expect(scripts('var store')).not.toContain('bills.js')
})

interface Node {
  readonly type: string
  readonly kind?: string
  readonly callee?: Node & { readonly name?: string }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** What a module makes once, when it is loaded, and could change later: variables, objects by `new`, contexts, stores. */
function statesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(statesIn)
  if (!isNode(value) || /Function/.test(value.type)) return []
  const own =
    (value.type === 'VariableDeclaration' && value.kind !== 'const') ||
    value.type === 'NewExpression' ||
    (value.type === 'CallExpression' && /^create[A-Z]/.test(value.callee?.name ?? ''))
      ? [value.kind ?? value.callee?.name ?? value.type]
      : []
  return [...own, ...Object.values(value).flatMap(statesIn)]
}

const files = (module: string) =>
  ['.ts', '.tsx', '.css'].map(ending => `src/${module}${ending}`).filter(path => existsSync(path))

test('each module that elements have copies of exists', () => {
  const missing = [...copiedModules].filter(module => files(module).length === 0)
  expect(missing).toEqual([])
})

test('no module that elements have copies of keeps a state', () => {
  const scripts = [...copiedModules].flatMap(files).filter(path => !path.endsWith('.css'))
  expect(scripts.length).toBeGreaterThan(40)
  const faults = scripts.flatMap(path => {
    const lang = path.endsWith('x') ? 'tsx' : 'ts'
    return statesIn(parseAst(readFileSync(path, 'utf8'), { lang })).map(state => `${path}: ${state}`)
  })
  expect(faults).toEqual([])
  expect(statesIn(parseAst('const keys = new Map(); let count = 0; createContext(0)'))).toEqual([
    'Map',
    'let',
    'createContext',
  ])
})
