import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { uses } from '../../server/modules/uses.ts'
import { importsOf } from './importsOf.ts'
import { trackedFiles } from './trackedFiles.ts'

/** Each layer and the layers it may import. Its own files are always allowed. */
const may: Readonly<Record<string, readonly string[]>> = {
  'src/api/schemas': [],
  'src/api/endpoints': ['src/api/schemas'],
  'src/api/rules': ['src/api/schemas'],
  'src/api/vendor': ['src/api/(schemas|endpoints|rules)'],
  'src/client': ['src/api/schemas', 'src/api/endpoints'],
  'src/session': ['src/api/schemas', 'src/api/endpoints', 'src/api/rules', 'src/client'],
  'src/i18n': ['src/api/schemas', 'src/api/rules'],
  'src/suite': [
    'src/api/schemas',
    'src/api/endpoints',
    'src/api/rules',
    'src/client',
    'src/session',
    'src/i18n',
  ],
  'src/theme': ['src/api/rules'],
  'src/ui': ['src/theme', 'src/api/rules'],
  'src/runtime': ['src/(api|client|session|suite|i18n|theme|ui)'],
  'src/(charts|contracts|files|forms|lists|payments)': ['src/(?!element)\\w+'],
  'src/element': ['src'],
  widgets: ['src'],
  // Third-party apps, which use the elements from the npm package.
  'hosts/(react|vue|svelte|lit)': [],
  'hosts/[^/]+': ['src', 'widgets'],
  conformance: ['src/api'],
  server: ['src/api'],
  'demo/in-browser': ['src/(api|client)', 'server', 'demo/seed'],
  'demo/gallery': ['src', 'widgets', 'hosts'],
  demo: ['src/api', 'server'],
}

/** Packages that a layer may not import. */
const foreign: readonly (readonly [layers: string, packages: RegExp])[] = [
  ['src/(api|client|session)', /^(react|react-dom|preact)(\/|$)/],
  ['src/ui', /^(@tanstack\/react-query|zustand|i18next)(\/|$)/],
  ['(src/(?!element)\\w+|widgets|hosts|server|demo)', /^@r2wc\//],
  ['(src|widgets|hosts)', /^(node:|pg|pino|hono|drizzle-orm|@electric-sql)/],
  ['(src|widgets|hosts)', /^preact(\/|$)/],
  ['(src|widgets|server|demo|hosts/(?!vue/)[^/]+)', /^vue(\/|$)/],
  ['(src|widgets|server|demo|hosts/(?!svelte/)[^/]+)', /^svelte(\/|$)/],
  ['(src|widgets|server|demo|hosts/(?!lit/)[^/]+)', /^lit(\/|$)/],
  ['(src|widgets|server|demo|hosts/(embed|package|portal))', /^resident-widgets(\/|$)/],
]

const sources = trackedFiles(/^(src|widgets|hosts|server|demo|conformance)\/.*\.(ts|tsx|vue|svelte)$/)
const layers = Object.keys(may)
const within = (path: string, layer: string) => new RegExp(`^${layer}(/|$)`).test(path)
const isOurs = (path: string) =>
  /^(src|widgets|hosts|server|demo|conformance|build|tests|tools|e2e)\//.test(path)

/** "widgets/bills" for its files, because no widget and no host may import from another. */
const siblingOf = (path: string) => /^(widgets|hosts)\/[^/]+/.exec(path)?.[0]

function breaks(file: string, target: string): boolean {
  if (!isOurs(target))
    return foreign.some(([layer, packages]) => within(file, layer) && packages.test(target))
  const own = layers.find(layer => within(file, layer))
  if (own === undefined) return true
  if (siblingOf(file) !== undefined && siblingOf(file)?.split('/')[0] === target.split('/')[0])
    return siblingOf(file) !== siblingOf(target)
  return !within(target, own) && !(may[own] ?? []).some(layer => within(target, layer))
}

const technique = /^server\/(common|settings|http|database|web|mail|files|jobs|pdf|metrics|texts|providers)\//
/** Domains and the files that compose them, beside the folders, which the technical layer of the server may not import. */
const domain = /^server\/(modules\/|\w+\.ts$)/

/** The only files that may import the type of all services: they compose the app. */
const composition = /^(server\/(app|serve|Services|modules\/(routes|vendorRoutes))\.ts$|demo\/)/

/** "polls" for the files of server/modules/polls. */
const moduleOf = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]

/** The modules that each module imports, types included. */
function importedModules(): Map<string, string[]> {
  const targets = new Map<string, Set<string>>()
  for (const file of sources) {
    const own = moduleOf(file)
    if (own === undefined) continue
    const others = targets.get(own) ?? new Set<string>()
    targets.set(own, others)
    for (const target of importsOf(file).map(moduleOf)) if (target && target !== own) others.add(target)
  }
  return new Map([...targets].map(([own, others]) => [own, [...others].sort()]))
}

/** The files of each import cycle. */
function cyclesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file) ?? 0)
    stack.push(file)
    for (const target of imports.get(file) ?? []) {
      if (target === file) cycles.push([file])
      if (!order.has(target)) visit(target)
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0))
    }
    if (lowest.get(file) !== order.get(file)) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1) cycles.push(component.sort())
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return cycles
}

describe('the import rules', () => {
  it('no file is part of an import cycle, type imports included', () => {
    const files = trackedFiles(/^(src|widgets|hosts|server|demo|build)\/.*\.(ts|tsx|vue|svelte|mjs)$/)
    const all = new Set(files)
    const imports = new Map(files.map(file => [file, importsOf(file).filter(target => all.has(target))]))
    expect(cyclesOf(imports)).toEqual([])
  })

  it('cycles are reported; files without imports are not', () => {
    expect(
      cyclesOf(
        new Map([
          ['a', ['b', 'd']],
          ['b', ['c']],
          ['c', ['a']],
          ['d', []],
        ]),
      ),
    ).toEqual([['a', 'b', 'c']])
    expect(
      cyclesOf(
        new Map([
          ['a', ['b']],
          ['b', []],
        ]),
      ),
    ).toEqual([])
    expect(cyclesOf(new Map([['a', ['a']]]))).toEqual([['a']])
  })

  it('the technical layer of the server imports no domain', () => {
    const offenders = sources.filter(
      file => technique.test(file) && importsOf(file).some(target => domain.test(target)),
    )
    expect(offenders).toEqual([])
  })

  it('only the composition of the server imports the type of all services', () => {
    const offenders = sources.filter(
      file => !composition.test(file) && importsOf(file).includes('server/Services.ts'),
    )
    expect(offenders).toEqual([])
  })

  it('each module of the server declares exactly the modules it imports', () => {
    expect(Object.fromEntries(importedModules())).toEqual(uses)
  })

  it('modules of the server have no import cycle', () => {
    expect(cyclesOf(importedModules())).toEqual([])
  })

  it('every import goes to a layer that the importing layer may use', () => {
    const broken = sources.flatMap(file =>
      importsOf(file)
        .filter(target => breaks(file, target))
        .map(target => `${file} → ${target}`),
    )
    expect(broken).toEqual([])
  })

  it('a forbidden import is reported', () => {
    expect(breaks('src/api/schemas/users.ts', 'src/api/endpoints/auth.ts')).toBe(true)
    expect(breaks('src/ui/Button.tsx', 'src/session/token.ts')).toBe(true)
    expect(breaks('src/runtime/WidgetShell.tsx', 'src/element/defineWidget.ts')).toBe(true)
    expect(breaks('widgets/bills/Bills.tsx', 'widgets/login/index.ts')).toBe(true)
    expect(breaks('hosts/portal/main.tsx', 'hosts/embed/loader.ts')).toBe(true)
    expect(breaks('hosts/react/App.tsx', 'src/ui/Button.tsx')).toBe(true)
    expect(breaks('hosts/portal/main.tsx', 'vue')).toBe(true)
    expect(breaks('hosts/vue/App.vue', 'lit')).toBe(true)
    expect(breaks('hosts/vue/main.ts', 'vue')).toBe(false)
    expect(breaks('server/app.ts', 'src/client/createClient.ts')).toBe(true)
    expect(breaks('src/session/token.ts', 'react')).toBe(true)
    expect(breaks('src/api/rules/money.ts', 'tests/support/world.ts')).toBe(true)
    expect(breaks('hosts/portal/main.tsx', 'widgets/bills/index.ts')).toBe(false)
    expect(breaks('src/element/baseCss.ts', 'src/theme/tokens.css?inline')).toBe(false)
  })

  it('no file re-exports from another, except a widget’s index.ts and those that import drizzle-orm for all', () => {
    const allowed = /^widgets\/[^/]+\/index\.ts$|^server\/database\/drizzle(PgCore)?\.ts$/
    const barrels = sources.filter(file => !allowed.test(file))
    expect(barrels.filter(file => file.endsWith('/index.ts'))).toEqual([])
    const passesOn = /(?:^|\n)export (?:type )?(?:\*|\{[^}]*\}) from\b/
    expect(barrels.filter(file => passesOn.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
