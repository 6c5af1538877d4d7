import { describe, expect, it } from 'vitest'
import { drawElements } from '../../../build/derived/drawings.tsx'
import type { Drawings } from '../../../src/api/schemas/drawings.ts'
import { drawnPortal } from '../../../src/api/schemas/drawings.ts'
import { block, link, php, portal, run, shortcode } from './pluginSite.ts'

const address = `${portal}/embed/drawings.json`
const style = '1.2.3-0123abcd/login.css'
const integrity = `sha256-${'a'.repeat(43)}=`
const drawings = Object.fromEntries(
  Object.entries(await drawElements()).map(([name, { css: _, ...drawing }]) => [
    name,
    { style, integrity, ...drawing },
  ]),
) as Drawings
const answerWith = (body: unknown, status = 200) => ({ [address]: { status, body: JSON.stringify(body) } })
const remote = answerWith(drawings)
const plain = (name = 'login', attributes = '') =>
  `<div class="wp-block-resident-element"><resident-${name}${attributes}>${link()}</resident-${name}></div>`
const isDrawn = (html: unknown) => String(html).includes('<template shadowrootmode="open">')

describe.skipIf(!php)('first states as HTML in the WordPress plugin (EMB-18)', () => {
  it('EMB-18: renders the block of each element that is drawn with its HTML, its style sheet and a link for browsers without scripts', () => {
    const names = Object.keys(drawings)
    expect(names).toContain('login')
    const html = run(
      names.map(name => block(name)),
      { remote },
    )
    for (const [at, name] of names.entries()) {
      const { shadow, light } = drawings[name]?.markup.lt?.vendor ?? { shadow: '', light: '' }
      const id = /<form\b[^>]*\sid="([\w-]+)"/.exec(light)?.[1]
      const inside = light.replaceAll(`"${id}"`, `"${id}-1"`)
      expect(html[at]).toBe(
        `<div class="wp-block-resident-element"><noscript>${link()}</noscript><resident-${name}><template shadowrootmode="open"><link rel="stylesheet" href="${portal}/embed/${style}" integrity="${integrity}" crossorigin>${`${shadow}</template>${inside}`.replaceAll(drawnPortal, portal)}</resident-${name}></div>`,
      )
    }
  })

  it('EMB-18, AUT-22: renders forms that send nothing, each with an id of its own', () => {
    const html = run([block('login'), block('login', { locale: 'lv', vendor: 'beta' })], { remote })
    const forms = html.flatMap(text => String(text).match(/<form\b[^>]*>/g) ?? [])
    expect(forms).toHaveLength(2)
    for (const form of forms) expect(form).toMatch(/ action="about:blank" method="dialog"/)
    const ids = forms.map(form => / id="([^"]+)"/.exec(form)?.[1])
    expect(new Set(ids).size).toBe(2)
    for (const [at, id] of ids.entries())
      expect(String(html[at]).match(/ form="[^"]+"/g)).toEqual(Array(3).fill(` form="${id}"`))
    expect(html[1]).toContain(drawings.login?.markup.lv?.vendor.shadow.match(/<h2>.*?<\/h2>/)?.[0])
  })

  it('EMB-18: renders the bare tag in shortcodes and feeds, with other attributes, and in a language that is not drawn', () => {
    const bare = run(
      [shortcode('resident_login'), block('login', { theme: 'dark' }), block('bills'), { do: 'fetched' }],
      { remote },
    )
    expect(bare.slice(0, 3)).toEqual([
      `<resident-login>${link()}</resident-login>`,
      plain('login', ' theme="dark"'),
      plain('bills'),
    ])
    expect(run([block('login'), { do: 'fetched' }], { remote, feed: true })).toEqual([plain(), []])
    expect(run([block('login')], { remote, locale: 'de_DE' })).toEqual([plain()])
  })

  it('EMB-18: asks the portal once an hour, or five minutes after a failure, and again for another portal', () => {
    const commands = [block('login'), block('login'), { do: 'fetched' }, { do: 'transients' }]
    const kept = (seconds: number) => ({ resident_widgets_drawings: { seconds } })
    const [first, second, fetched, transients] = run(commands, { remote })
    expect([isDrawn(first), isDrawn(second), fetched]).toEqual([true, true, [address]])
    expect(transients).toMatchObject(kept(3600))
    for (const refused of [{}, answerWith('no', 404), answerWith('no'), answerWith(drawings, 500)]) {
      const answers = run(commands, { remote: refused })
      expect(answers.slice(0, 3)).toEqual([plain(), plain(), [address]])
      expect(answers[3]).toMatchObject(kept(300))
    }
    const value = { portal: 'https://other.example', drawings: {} }
    const moved = run(commands, { remote, transients: { resident_widgets_drawings: { value } } })
    expect([isDrawn(moved[0]), moved[2]]).toEqual([true, [address]])
  })

  const { login } = drawings
  const drawn = login?.markup.lt?.vendor ?? { shadow: '', light: '' }
  const changed = (change: object, markup: object = {}) => ({
    login: { ...login, markup: { lt: { vendor: { ...drawn, ...markup } } }, ...change },
  })
  it.each([
    ['no list', []],
    ['another type', { login: 'x' }],
    ['another address of the style sheet', changed({ style: '../x.css' })],
    ['no checksum', changed({ integrity: undefined })],
    ['HTML that is no text', changed({}, { shadow: [] })],
    ['a script', changed({}, { shadow: `${drawn.shadow}<script>1</script>` })],
    ['the end of the template', changed({}, { shadow: '</template><p>' })],
    ['a handler', changed({}, { light: '<input onfocus="x">' })],
    ['an inline style', changed({}, { shadow: '<p style="color: red">' })],
    ['a form that sends something', changed({}, { light: drawn.light.replace('dialog', 'post') })],
  ])('EMB-18: renders the bare tag after an answer with %s', (_, body) => {
    expect(run([block('login')], { remote: answerWith(body) })).toEqual([plain()])
  })
})
