import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { elementTexts } from '../../../build/plugins/elementTexts.ts'
import { locales } from '../../../src/api/schemas/locales.ts'

const owners = ['form', 'view', 'guest', 'shell', 'shared', 'forms']
const sources = {
  'src/forms/useForm.ts': 'export const useForm = () => document.title',
  'form.ts': "import { useForm } from './src/forms/useForm.ts'\nexport const form = () => useForm()",
  'Later.ts': "import { useForm } from './src/forms/useForm.ts'\nexport const later = () => useForm()",
  'src/runtime/SharedTexts.tsx': 'export const SharedTexts = () => document.title',
  'src/runtime/lazy.ts':
    "import { SharedTexts } from './SharedTexts.tsx'\nexport const lazy = () => SharedTexts()",
  'guest.ts':
    "import { SharedTexts } from './src/runtime/SharedTexts.tsx'\nexport const guest = () => SharedTexts()",
  'view.ts':
    "import { lazy } from './src/runtime/lazy.ts'\nexport const lazyView = lazy\nexport const view = async () => (await import('./Later.ts')).later()",
}

/** Builds the elements; gives the names of the texts in each file. */
async function builtTexts(): Promise<Readonly<Record<string, readonly string[]>>> {
  const folder = mkdtempSync(join(tmpdir(), 'element-texts-'))
  try {
    for (const [name, text] of Object.entries(sources)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    const output = await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [
        {
          name: 'texts',
          generateBundle() {
            for (const owner of owners)
              for (const locale of locales)
                this.emitFile({
                  type: 'asset',
                  fileName: `${owner}.${locale}.json`,
                  source: JSON.stringify({ owner }),
                })
          },
        },
        elementTexts,
      ],
      build: {
        write: false,
        lib: {
          entry: Object.fromEntries(
            ['form', 'view', 'guest'].map(name => [name, join(folder, `${name}.ts`)]),
          ),
          formats: ['es'],
        },
      },
    })
    if (!Array.isArray(output) || !output[0]) throw new Error('Nothing was built.')
    return Object.fromEntries(
      output[0].output.flatMap(file =>
        file.type === 'asset' && /(first|signed-in)\.json$/.test(file.fileName)
          ? [[file.fileName, Object.keys(JSON.parse(String(file.source)))] as const]
          : [],
      ),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('an element’s own texts and the common ones it needs at first are one file in each language', async () => {
  const texts = await builtTexts()
  expect(Object.keys(texts)).toHaveLength(3 * 2 * locales.length)
  expect(texts).toMatchObject({
    'form.en.first.json': ['form', 'shell', 'forms'],
    'form.lt.signed-in.json': ['form', 'shell', 'shared', 'forms'],
    'view.ru.first.json': ['view', 'shell'],
    'guest.en.first.json': ['guest', 'shell', 'shared'],
    'view.lv.signed-in.json': ['view', 'shell', 'shared', 'forms'],
  })
})
