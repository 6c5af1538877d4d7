import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build, parseAst } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { copiedModules, ownCopies } from '../../../build/plugins/ownCopies.ts'

const folder = mkdtempSync(join(tmpdir(), 'own-copies-'))
afterAll(() => rmSync(folder, { recursive: true }))

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
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [ownCopies],
    build: {
      write: false,
      minify: false,
      lib: {
        entry: {
          bills: join(folder, 'widgets/bills/index.ts'),
          meters: join(folder, 'widgets/meters/index.ts'),
        },
        formats: ['es'],
      },
    },
  })
  const [{ output }] = result as unknown as [{ output: { fileName: string; code?: string }[] }]
  console.log(JSON.stringify(output.map(o => [o.fileName, o.code])))
  const scripts = (text: string) =>
    output.filter(({ code = '' }) => code.includes(text)).map(({ fileName }) => fileName)
  expect(scripts('SELECT').sort()).toEqual(['bills.mjs', 'meters.mjs'])
  expect(scripts('SHEET').sort()).toEqual(['bills.mjs', 'meters.mjs'])
  expect(scripts('var store')).toHaveLength(1)
  expect(scripts('var store')).not.toContain('bills.mjs')
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
