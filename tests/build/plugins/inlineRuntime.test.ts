import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { inlineRuntime } from '../../../build/plugins/inlineRuntime.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const sources = {
  'entry.ts': `
    export const show = async () => (await import('./One.ts')).one() + (await import('./Three.ts')).three()`,
  'One.ts': "import { two } from './Two.ts'\nexport const one = () => 'one ' + two()",
  'Two.ts': "export const two = () => 'two'",
  'Three.ts': "import { four } from './Four.ts'\nexport const three = () => ' three ' + four()",
  'Four.ts': "import { five } from './Five.ts'\nexport const four = () => 'four' + five()",
  'Five.ts': "export const five = () => ' five'",
}

/** Builds modules in two grouped chunks, which share a helper of Rolldown. */
async function buildGrouped(home?: string): Promise<{
  readonly folder: string
  readonly files: Readonly<Record<string, string>>
}> {
  const folder = mkdtempSync(join(tmpdir(), 'inline-runtime-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text)
  const output = await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [inlineRuntime(home)],
    build: {
      outDir: join(folder, 'out'),
      minify: true,
      lib: { entry: { entry: join(folder, 'entry.ts') }, formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          codeSplitting: {
            groups: [
              { name: 'first', test: /(One|Two)\.ts$/ },
              { name: 'second', test: /(Three|Four)\.ts$/ },
              { name: 'third', test: /Five\.ts$/, priority: 1 },
            ],
          },
        },
      },
    },
  })
  if (!Array.isArray(output) || !output[0]) throw new Error('Nothing was built.')
  const chunks = output[0].output.filter(file => file.type === 'chunk')
  return { folder, files: Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, code])) }
}

/** What the built entry shows. */
async function shownBy({ folder, files }: Awaited<ReturnType<typeof buildGrouped>>): Promise<string> {
  const entry = Object.keys(files).find(name => name.startsWith('entry')) ?? ''
  const { show } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'out', entry)).href)) as {
    readonly show: () => Promise<string>
  }
  return show()
}

const codeOf = (files: Readonly<Record<string, string>>, chunk: string) =>
  Object.entries(files).find(([name]) => name.startsWith(chunk))?.[1]

test('the bundler’s helper is in each script that uses it, is no script of its own, and works', async () => {
  const built = await buildGrouped()
  const codes = Object.values(built.files)
  expect(codes.filter(code => code.includes('Symbol.toStringTag'))).toHaveLength(2)
  expect(codes.join()).not.toContain('rolldown-runtime')
  expect(codes).toHaveLength(4)
  expect(await shownBy(built)).toBe('one two three four five')
})

test('the bundler’s helper is in one script that is named for it, where the others find it', async () => {
  const built = await buildGrouped('third')
  const codes = Object.values(built.files)
  expect(codes.filter(code => code.includes('Symbol.toStringTag'))).toEqual([codeOf(built.files, 'third')])
  expect(codes.join()).not.toContain('rolldown-runtime')
  expect(codes).toHaveLength(4)
  expect(await shownBy(built)).toBe('one two three four five')
})

test('a script that imports others cannot have the bundler’s helper for all', async () => {
  await expect(buildGrouped('second')).rejects.toThrow('second')
})
