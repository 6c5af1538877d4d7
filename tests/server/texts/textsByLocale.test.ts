import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { inBrowserDemo } from '../../../build/products/inBrowserDemo.ts'
import { fillText } from '../../../server/texts/fillText.ts'
import { textsByLocale } from '../../../server/texts/textsByLocale.ts'
import { frameTexts } from '../../../server/web/frame/frameTexts.ts'
import { locales } from '../../../src/api/schemas/locales.ts'

const files = Object.fromEntries(
  locales.map(locale => [
    locale,
    JSON.parse(readFileSync(`server/web/frame/locales/${locale}.json`, 'utf8')),
  ]),
)

it('I18-1: returns the text file of every interface language', () => {
  expect(frameTexts).toEqual(files)
})

it('I18-1: rejects when a language has no file', async () => {
  await expect(
    textsByLocale(locale => import(`./missing/${locale}.json`, { with: { type: 'json' } })),
  ).rejects.toThrow('missing/en.json')
})

it('I18-1: loads the same texts in the in-browser demo, from the one file of its build', async () => {
  const output = await build({
    ...inBrowserDemo,
    configFile: false,
    logLevel: 'silent',
    plugins: [],
    build: {
      ...inBrowserDemo.build,
      write: false,
      rolldownOptions: {
        ...inBrowserDemo.build?.rolldownOptions,
        input: 'server/web/frame/frameTexts.ts',
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (!('output' in output)) throw new Error('The build has no output.')
  expect(output.output).toHaveLength(1)
  const built = await import(`data:text/javascript,${encodeURIComponent(output.output[0].code)}`)
  expect(Object.values(built)).toEqual([files])
})

it('replaces placeholders once, and keeps those without a value', () => {
  expect(fillText('{{a}} and {{b}}, {{c}}', { a: '{{b}}', b: '$&' })).toBe('{{b}} and $&, {{c}}')
})
