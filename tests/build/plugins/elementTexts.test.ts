import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { elementTexts } from '../../../build/plugins/elementTexts.ts'
import { locales } from '../../../src/api/schemas/locales.ts'
import { buildSources } from '../../support/buildSources.ts'

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

/** Writes the texts of each owner, as the build of the elements does. */
const texts: Plugin = {
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
}

/** Builds the elements; gives the names of the texts in each file. */
async function builtTexts(): Promise<Readonly<Record<string, readonly string[]>>> {
  const entries = { form: 'form.ts', view: 'view.ts', guest: 'guest.ts' }
  const files = await buildSources(sources, entries, [texts, elementTexts({})])
  return Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => /(first|signed-in)\.json$/.test(name))
      .map(([name, text]) => [name, Object.keys(JSON.parse(text))]),
  )
}

test('an element’s own texts and the common ones it needs at first are one file in each language', async () => {
  const built = await builtTexts()
  expect(Object.keys(built)).toHaveLength(3 * 2 * locales.length)
  expect(built).toMatchObject({
    'form.en.first.json': ['form', 'shell', 'forms'],
    'form.lt.signed-in.json': ['form', 'shell', 'shared', 'forms'],
    'view.ru.first.json': ['view', 'shell'],
    'guest.en.first.json': ['guest', 'shell', 'shared'],
    'view.lv.signed-in.json': ['view', 'shell', 'shared', 'forms'],
  })
})
