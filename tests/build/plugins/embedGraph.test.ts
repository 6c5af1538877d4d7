import type { Plugin } from 'vite'
import { describe, expect, test } from 'vitest'
import { embedGraph } from '../../../build/plugins/embedGraph.ts'
import { verifyImports } from '../../../build/plugins/verifiedImports.ts'
import { type FileList, type Graph, listFile, listMembers } from '../../../hosts/embed/graph.ts'
import { buildSources } from '../../support/buildSources.ts'

/** Builds elements from these files, "small" by default; gives the built files by name. */
const buildElement = (
  files: Readonly<Record<string, string>>,
  {
    names = ['small'],
    plugins = [],
  }: { readonly names?: readonly string[]; readonly plugins?: readonly Plugin[] } = {},
) =>
  buildSources(files, Object.fromEntries(names.map(name => [name, `${name}.ts`])), [
    embedGraph('1.0.0'),
    ...plugins,
  ])

const lazyPage = "export const show = async (n: number) => (await import('./Page.ts')).page(n)"
const page = "export const page = (n: number): string => 'page ' + n"

describe('dynamic imports of the elements', () => {
  test('the loader checks the checksums of a dynamically imported script before it runs', async () => {
    const files = await buildElement({ 'small.ts': lazyPage, 'Page.ts': page })
    const list = JSON.parse(files['small.files.json'] ?? '') as FileList
    expect(list.later.Page?.map(at => list.files[at]?.[0])).toEqual(['parts/Page'])
    // The name that the built script asks the loader for is the one in the list.
    const code = Object.values(files).join('\n')
    expect(code).toMatch(/\w+\(["'`]Page["'`], ?\(\) => import\(/)
    expect(code).toContain('.verify')
  })

  test('the build fails where two dynamically imported modules have one name', async () => {
    const built = buildElement({
      'small.ts': `${lazyPage}\nexport const other = () => import('./other/Page.ts')`,
      'Page.ts': page,
      'other/Page.ts': 'export const other = 2',
    })
    await expect(built).rejects.toThrow('Two dynamically imported modules are called Page')
  })

  test('the build fails where a dynamically imported script would not be checked', async () => {
    const built = buildElement(
      { 'small.ts': lazyPage, 'Page.ts': page, 'Late.ts': page },
      {
        plugins: [
          {
            name: 'late-import',
            enforce: 'post',
            transform: (code, id) =>
              id.endsWith('small.ts') ? `${code}\nexport const late = () => import('./Late.ts')` : null,
          },
        ],
      },
    )
    await expect(built).rejects.toThrow('without a check of its checksum')
  })

  test('elements that are often on one page share a list, which names the files of each', async () => {
    const files = await buildElement(
      { 'language.ts': lazyPage, 'toasts.ts': 'export const toast = 1', 'other.ts': page, 'Page.ts': page },
      { names: ['language', 'toasts', 'other'] },
    )
    const { names, lists } = JSON.parse(files['graph.json'] ?? '') as Graph
    expect(names.split(' ').toSorted()).toEqual(['language,toasts', 'other'])
    expect(lists).toHaveLength(2 * 43)
    expect(listFile(listMembers(names, 'toasts'))).toBe('language.files.json')
    const list = JSON.parse(files['language.files.json'] ?? '') as FileList
    const filesOf = (name: string) => list.elements[name]?.first.map(at => list.files[at]?.[0])
    expect([filesOf('language'), filesOf('toasts'), filesOf('other')]).toEqual([
      ['language'],
      ['toasts'],
      undefined,
    ])
  })

  test('finds the script of a module that others import statically too', async () => {
    const files = await buildElement({
      'small.ts': `${lazyPage}\nexport const more = () => import('./More.ts')`,
      'Page.ts': "export { page } from './text.ts'\nexport { more } from './More.ts'",
      'More.ts': "import { page } from './text.ts'\nexport const more = () => page(2)",
      'text.ts': page,
    })
    const list = JSON.parse(files['small.files.json'] ?? '') as FileList
    expect(Object.keys(list.later).toSorted()).toEqual(['More', 'Page'])
  })
})

test('leaves scripts without dynamic imports as they are', () => {
  expect(verifyImports("import { a } from './a.ts'\nconst text = 'import(b)'")).toEqual({ imports: [] })
})
