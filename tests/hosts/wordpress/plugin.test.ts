import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { describeElements } from '../../../build/derived/describeElements.ts'
import { elementList } from '../../../build/derived/elementList.ts'
import { readDeclarations } from '../../../build/derived/readDeclarations.ts'
import { askedTexts, pluginFiles } from '../../../build/wordpress/pluginFiles.ts'
import { readPo } from '../../../build/wordpress/readPo.ts'
import { findPhp } from '../../../tools/php.ts'
import { temporaryFolder } from '../../support/startMain.ts'

const { path: plugin, remove } = temporaryFolder()
afterAll(remove)
const list = elementList(describeElements(await readDeclarations(), [], '1.2.3'))
const files = pluginFiles(list, '1.2.3')
for (const [path, content] of files) {
  mkdirSync(dirname(join(plugin, path)), { recursive: true })
  writeFileSync(join(plugin, path), content)
}
const php = findPhp() ?? ''
const portal = 'https://portal.example'
const link = (text = 'Open in the resident portal') => `<a href="${portal}/vendor/alfa">${text}</a>`
const editor = ['edit_posts', 'manage_options']

interface Site {
  readonly options?: object
  readonly can?: readonly string[]
  readonly locale?: string
}

/** What the plugin does in a site, wish by wish. */
function ask(wishes: readonly object[], { options, ...site }: Site = {}): unknown[] {
  const kept = options ?? { resident_widgets: { portal, vendor: 'alfa', locale: '' } }
  const input = JSON.stringify({ plugin, options: kept, wishes, ...site })
  return JSON.parse(
    execFileSync(
      php,
      ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', 'tests/hosts/wordpress/wordpress.php'],
      {
        input,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'inherit'],
      },
    ),
  )
}

const shortcode = (name: string, given: unknown = {}) => ({ do: 'shortcode', name, given })
const block = (element: unknown, values: unknown = {}) => ({ do: 'block', attributes: { element, values } })

describe.skipIf(!php)('the WordPress plugin, in PHP', () => {
  it('API-1: is PHP without a fault in it', () => {
    for (const path of files.keys())
      if (path.endsWith('.php'))
        expect(execFileSync(php, ['-l', join(plugin, path)], { encoding: 'utf8' })).toContain(
          'No syntax errors',
        )
  })

  it('API-1: the block and both shortcodes come to the same element, and to one script that knows the site', () => {
    const html = `<resident-bills view="latest">${link()}</resident-bills>`
    expect(
      ask([
        shortcode('resident', { element: 'bills', view: 'latest' }),
        shortcode('resident_bills', { view: 'latest' }),
        block('bills', { view: 'latest', contract: '' }),
        { do: 'tags' },
      ]),
    ).toEqual([
      html,
      html,
      `<div class="wp-block-resident-element">${html}</div>`,
      `<script type="module" src="${portal}/embed/loader.js" data-vendor="alfa" data-locale="lt"></script>\n`,
    ])
  })

  it('API-1: there is a shortcode for each element; a switch stands bare', () => {
    expect(
      ask([
        ...list.elements.map(({ name }) => shortcode(`resident_${name.replaceAll('-', '_')}`, '')),
        shortcode('resident_live_chat', { 0: 'preload' }),
        block('live-chat', { preload: 'true' }),
        block('live-chat', { preload: 'false' }),
      ]),
    ).toEqual([
      ...list.elements.map(({ name }) => `<resident-${name}>${link()}</resident-${name}>`),
      `<resident-live-chat preload>${link()}</resident-live-chat>`,
      `<div class="wp-block-resident-element"><resident-live-chat preload>${link()}</resident-live-chat></div>`,
      `<div class="wp-block-resident-element"><resident-live-chat>${link()}</resident-live-chat></div>`,
    ])
  })

  it.each([
    [
      'a quotation mark',
      { reference: '"><script>alert(1)</script>' },
      ' reference="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
    ],
    ['an apostrophe and letters beyond ASCII', { reference: `Šiaurės'ą` }, ' reference="Šiaurės&#039;ą"'],
    ['a value of the wrong shape', { amount: '48.2', service: 'javascript:alert(1)' }, ''],
    ['digits of other scripts', { contract: '٣', amount: '٤٨.٢٠' }, ''],
    ['a line break at the end', { service: 'alfa\n', reference: 'a\nb' }, ' service="alfa"'],
    ['bytes that are no text', { reference: ['x'], service: null }, ''],
    ['an unknown attribute', { onclick: 'alert(1)', style: 'x', 'x"><b': '1' }, ''],
    ['the words of another element', { view: 'latest', theme: 'pink' }, ''],
  ])('API-1: of %s visitors get what the element takes and no more', (_, given, attributes) => {
    const html = `<resident-card-payment${attributes}>${link()}</resident-card-payment>`
    expect(ask([shortcode('resident_card_payment', given), block('card-payment', given)])).toEqual([
      html,
      `<div class="wp-block-resident-element">${html}</div>`,
    ])
  })

  it('API-1: what is misspelt tells its editor in place what to do; visitors see nothing broken', () => {
    const wishes = [
      shortcode('resident', { element: 'bils' }),
      block('<img src=x onerror=alert(1)>'),
      block(['bills']),
      shortcode('resident_bills', { veiw: 'latest', '<b>': '1', contract: '"><i>' }),
    ]
    const bills = `<resident-bills>${link()}</resident-bills>`
    expect(ask(wishes)).toEqual(['', '', '', bills])
    const told = ask(wishes, { can: ['edit_posts'] }).map(String)
    expect(told[0]).toContain('<li>There is no element bils. Did you mean bills?</li>')
    expect(told[1]).toContain(
      'There is no element &lt;img src=x onerror=alert(1)&gt;. There are: app-banner, badge, bills',
    )
    expect(told[3]).toContain('<li>bills has no attribute veiw. Did you mean view?</li>')
    expect(told[3]).toContain(
      '<li>bills does not accept contract=&quot;&gt;&lt;i&gt;. It accepts: Id of the contract',
    )
    expect(told[3]?.endsWith(bills)).toBe(true)
    expect(told.join('')).not.toMatch(/<(b|i|img|script)\b/)
  })

  it('API-1: before the portal is set editors are told where, visitors see nothing, and no script is asked for', () => {
    const wishes = [block('bills'), { do: 'tags' }, { do: 'providers' }]
    expect(ask(wishes, { options: {} })).toEqual(['', '', []])
    expect(ask(wishes, { options: {}, can: editor })[0]).toContain('Settings → Resident elements')
  })

  it('API-1: settings take an origin, a vendor’s name and a language; what cannot be used leaves what was set', () => {
    const save = (typed: unknown) => ({ do: 'save', typed })
    const before = { portal, vendor: 'alfa', locale: '' }
    expect(
      ask([
        save({ portal: ' HTTPS://Portal.Example:8443/login?x=1#y ', vendor: 'beta', locale: 'lv' }),
        save({ portal: 'javascript:alert(1)', vendor: '<b>', locale: 'xx' }),
        save({ portal: 'https://user:secret@portal.example', vendor: ['x'], locale: null }),
        save('nothing'),
        { do: 'errors' },
      ]),
    ).toEqual([
      { portal: 'https://portal.example:8443', vendor: 'beta', locale: 'lv' },
      before,
      { ...before, vendor: '' },
      { portal: '', vendor: '', locale: '' },
      {
        portal: expect.stringContaining('https://portal.example'),
        vendor: expect.stringContaining('lowercase letters'),
      },
    ])
  })

  it('API-1: the settings page is for those who manage the site, carries WordPress’s nonce and escapes what was set', () => {
    const options = { resident_widgets: { portal: '"><script>x</script>', vendor: '', locale: 'lv' } }
    expect(ask([{ do: 'settings' }], { options })).toEqual([''])
    const [page] = ask([{ do: 'settings' }], { options, can: editor }).map(String)
    expect(page).toContain('name="_wpnonce"')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"')
    expect(page).toContain('<option value="lv" selected>Latviešu</option>')
    expect(page).toContain('https://site.example')
    expect(page).not.toContain('<script')
  })

  it('API-1: addresses of frames are known to oEmbed, and bring the script for their height', () => {
    const url = `${portal}/embed/frame/card-payment`
    expect(
      ask([{ do: 'providers' }, { do: 'embed', url: 'https://films.example/1' }, { do: 'tags' }]),
    ).toEqual([{ [`${portal}/embed/frame/*`]: `${portal}/oembed` }, '<iframe></iframe>', ''])
    expect(ask([{ do: 'embed', url }, { do: 'tags' }])).toEqual([
      '<iframe></iframe>',
      `<script type="module" src="${portal}/embed/frame.js"></script>\n`,
    ])
  })

  it('API-1: the editor’s script is told every element, in code that nothing set by hand can end', () => {
    const options = { resident_widgets: { portal, vendor: '</script><b>', locale: '' } }
    const [inline] = ask([{ do: 'inline' }], { options }) as [Record<string, string>]
    const code = inline['resident-widgets-editor'] ?? ''
    expect(code).not.toContain('<')
    const data = JSON.parse(code.replace(/^window\.residentWidgets = |;$/g, ''))
    expect(data).toMatchObject({ portal, locale: 'lt', settings: '' })
    expect(data.elements).toEqual(list.elements)
  })

  it('API-1: taking it out leaves no option behind, and nobody can run that file from outside', () => {
    expect(ask([{ do: 'uninstall' }], { options: { resident_widgets: {}, blogname: 'x' } })).toEqual([
      { blogname: 'x' },
    ])
    for (const path of files.keys())
      if (path.endsWith('.php'))
        expect(execFileSync(php, [join(plugin, path)], { encoding: 'utf8' })).toBe('')
  })

  it.each(['lt_LT', 'lv', 'ru_RU'])(
    'I18-1: says everything in %s, and each sentence has one source',
    locale => {
      const po = readPo(
        readFileSync(`hosts/wordpress/plugin/languages/resident-widgets-${locale}.po`, 'utf8'),
      )
      const code = [...files]
        .filter(([path]) => /\.(php|js)$/.test(path))
        .map(([, content]) => String(content))
      const asked = new Set(code.flatMap(askedTexts))
      expect(asked.size).toBeGreaterThan(20)
      const mo = files.get(`languages/resident-widgets-${locale}.mo`) ?? Buffer.alloc(0)
      const translated = new Map(
        Array.from({ length: mo.readUInt32LE(8) }, (_, at) => {
          const text = (table: number) => {
            const entry = mo.readUInt32LE(table) + at * 8
            const start = mo.readUInt32LE(entry + 4)
            return mo.subarray(start, start + mo.readUInt32LE(entry)).toString()
          }
          return [text(12), text(16)]
        }),
      )
      expect([...translated.keys()].sort()).toEqual(['', ...asked].sort())
      expect(
        [...translated].filter(([text, said]) => said === '' || (text.length > 24 && said === text)),
      ).toEqual([])
      const fills = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
      for (const [text, said] of translated) if (text) expect(fills(said)).toEqual(fills(text))
      // What pages in frames say as well is not written down a second time.
      expect(po.has('Open in the resident portal')).toBe(false)
      expect(po.size).toBeLessThan(translated.size)
    },
  )

  it('API-1: the example page is what it renders', () => {
    const page = readFileSync('hosts/wordpress/index.html', 'utf8').replaceAll('{{PORTAL}}', portal)
    const parts = ask([
      block('login', { locale: 'lt', vendor: 'alfa' }),
      shortcode('resident_contract_switcher'),
      block('bills', { view: 'latest' }),
      { do: 'tags' },
    ])
    const said = (html: unknown) =>
      String(html).replaceAll('Open in the resident portal', 'Atverti gyventojų savitarnoje')
    for (const part of parts) expect(page).toContain(said(part))
  })
})
