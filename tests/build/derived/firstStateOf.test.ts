import { expect, test } from 'vitest'
import { firstStateOf } from '../../../build/derived/firstStateOf.ts'
import type { ElementDrawings } from '../../../src/api/schemas/drawings.ts'
import { locales } from '../../../src/api/schemas/locales.ts'

const drawingsOf = (shadow: (locale: string) => string, light = ''): ElementDrawings => ({
  css: '',
  scriptCss: '.root{color:red}',
  markup: Object.fromEntries(
    locales.map(locale => {
      const drawn = { shadow: shadow(locale), light }
      return [locale, { plain: drawn, vendor: drawn }]
    }),
  ),
})

test('EMB-19: a first state is one for all languages, and each language has its texts and labels', () => {
  const drawings = drawingsOf(
    locale =>
      `<p class="root" lang="${locale}">Hello &amp; ${locale}<!-- --> <a href="https://portal.invalid/register">go</a><input aria-label="Name ${locale}" required=""/></p>`,
    '<form id="sign-in" method="dialog"></form><input form="sign-in"/>',
  )
  const { state, texts } = firstStateOf('greeting', drawings)
  expect(state.css).toBe('.root{color:red}')
  expect(state.plain).toEqual({
    shadow: [
      [
        'p',
        { class: 'root', lang: 0 },
        1,
        2,
        ['a', { href: '{portal}/register' }, 3],
        ['input', { 'aria-label': 4, required: '' }],
      ],
    ],
    light: [
      ['form', { id: 'sign-in-{form}', method: 'dialog' }],
      ['input', { form: 'sign-in-{form}' }],
    ],
  })
  expect(texts.lt?.slice(0, 5)).toEqual(['lt', 'Hello & lt', ' ', 'go', 'Name lt'])
  expect(texts.ru?.slice(0, 5)).toEqual(['ru', 'Hello & ru', ' ', 'go', 'Name ru'])
})

test('EMB-19: languages that differ in more than texts are refused', () => {
  const drawings = drawingsOf(locale => (locale === 'ru' ? '<p>a</p>' : '<p><strong>a</strong></p>'))
  expect(() => firstStateOf('greeting', drawings)).toThrow('greeting in ru differs from en')
})

test.each([
  '<a onClick="run()">a</a>',
  '<a href="javascript:run()">a</a>',
  '<a href=" javascript:run()">a</a>',
  '<iframe srcDoc="a"></iframe>',
  '<script>run()</script>',
  '<img src="x"/>',
  '<form method="post"></form>',
])('EMB-19: a drawing with %s is refused', html => {
  expect(() =>
    firstStateOf(
      'greeting',
      drawingsOf(() => html),
    ),
  ).toThrow('which none may')
})

test('EMB-19: a drawing with an inline style is refused, because policies of pages forbid it', () => {
  const drawings = drawingsOf(() => '<p style="color:red">a</p>')
  expect(() => firstStateOf('greeting', drawings)).toThrow('inline style')
})
