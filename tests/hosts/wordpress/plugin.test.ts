import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { usedTexts } from '../../../build/wordpress/pluginFiles.ts'
import { readPo } from '../../../build/wordpress/readPo.ts'
import { block, files, link, list, php, plugin, portal, run, shortcode } from './pluginSite.ts'

const editor = ['edit_posts', 'manage_options']

describe.skipIf(!php)('the WordPress plugin, in PHP', () => {
  it('API-1: has no syntax errors', () => {
    for (const path of files.keys())
      if (path.endsWith('.php'))
        expect(execFileSync(php, ['-l', join(plugin, path)], { encoding: 'utf8' })).toContain(
          'No syntax errors',
        )
  })

  it('API-1: renders the same element from the block and both shortcodes, with one script with the site’s settings and the style sheet that keeps places', () => {
    const html = `<resident-bills view="latest">${link()}</resident-bills>`
    expect(
      run([
        shortcode('resident', { element: 'bills', view: 'latest' }),
        shortcode('resident_bills', { view: 'latest' }),
        block('bills', { view: 'latest', contract: '' }),
        { do: 'tags' },
        { do: 'styles' },
      ]),
    ).toEqual([
      html,
      html,
      `<div class="wp-block-resident-element">${html}</div>`,
      `<script type="module" src="${portal}/embed/loader.js" data-vendor="alfa" data-locale="lt"></script>\n`,
      { 'resident-widgets-reserved': `${portal}/embed/reserved.css` },
    ])
  })

  it('EMB-11: has a block of API version 3, and a pattern of blocks that all render', () => {
    const [blocks, patterns] = run([{ do: 'blocks' }, { do: 'patterns' }]) as [
      Record<string, { readonly api_version: number }>,
      Record<string, { readonly title: string; readonly content: string }>,
    ]
    expect(blocks['resident/element']?.api_version).toBe(3)
    const { title, content } = patterns['resident-widgets/self-service-page'] ?? { title: '', content: '' }
    expect(title).toBe('Self-service page')
    const used = [...content.matchAll(/<!-- wp:resident\/element (\{.*?\}) \/-->/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect(used.map(({ element }) => element)).toEqual([
      'outages',
      'login',
      'contract-switcher',
      'bills',
      'meters',
      'messages',
    ])
    const notes = run(
      used.map(({ element, values = {} }) => block(element, values)),
      { can: editor },
    )
    expect(notes.join('')).not.toContain('resident-widgets-note')
    // Every opened block is closed.
    const opened = [...content.matchAll(/<!-- wp:(columns?) -->/g)].map(([, name]) => name)
    const closed = [...content.matchAll(/<!-- \/wp:(columns?) -->/g)].map(([, name]) => name)
    expect(closed.sort()).toEqual(opened.sort())
  })

  it('API-1: has a shortcode for each element, and renders boolean attributes without a value', () => {
    expect(
      run([
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
    ['values that are not text', { reference: ['x'], service: null }, ''],
    ['an unknown attribute', { onclick: 'alert(1)', style: 'x', 'x"><b': '1' }, ''],
    ['values of another element', { view: 'latest', theme: 'pink' }, ''],
  ])('API-1: renders only valid attributes, escaped: %s', (_, input, attributes) => {
    const html = `<resident-card-payment${attributes}>${link()}</resident-card-payment>`
    expect(run([shortcode('resident_card_payment', input), block('card-payment', input)])).toEqual([
      html,
      `<div class="wp-block-resident-element">${html}</div>`,
    ])
  })

  it('API-1: shows misspelt names to editors with a suggestion, and hides them from visitors', () => {
    const commands = [
      shortcode('resident', { element: 'bils' }),
      block('<img src=x onerror=alert(1)>'),
      block(['bills']),
      shortcode('resident_bills', { veiw: 'latest', '<b>': '1', contract: '"><i>' }),
    ]
    const bills = `<resident-bills>${link()}</resident-bills>`
    expect(run(commands)).toEqual(['', '', '', bills])
    const notes = run(commands, { can: ['edit_posts'] }).map(String)
    expect(notes[0]).toContain('<li>There is no element bils. Did you mean bills?</li>')
    expect(notes[1]).toContain(
      'There is no element &lt;img src=x onerror=alert(1)&gt;. There are: accessibility-statement, app-banner, badge, bills',
    )
    expect(notes[3]).toContain('<li>bills has no attribute veiw. Did you mean view?</li>')
    expect(notes[3]).toContain(
      '<li>bills does not accept contract=&quot;&gt;&lt;i&gt;. It accepts: Id of the contract',
    )
    expect(notes[3]?.endsWith(bills)).toBe(true)
    expect(notes.join('')).not.toMatch(/<(b|i|img|script)\b/)
  })

  it('API-1: without a portal shows editors where to set it, shows visitors nothing, and enqueues no script', () => {
    const commands = [block('bills'), { do: 'tags' }, { do: 'providers' }]
    expect(run(commands, { options: {} })).toEqual(['', '', []])
    expect(run(commands, { options: {}, can: editor })[0]).toContain('Settings → Resident elements')
  })

  it('API-1: accepts an origin, a vendor’s name and a language as settings, and keeps the previous value for an invalid one', () => {
    const save = (input: unknown) => ({ do: 'save', input })
    const previous = { portal, vendor: 'alfa', locale: '' }
    expect(
      run([
        save({ portal: ' HTTPS://Portal.Example:8443/login?x=1#y ', vendor: 'beta', locale: 'lv' }),
        save({ portal: 'javascript:alert(1)', vendor: '<b>', locale: 'xx' }),
        save({ portal: 'https://user:secret@portal.example', vendor: ['x'], locale: null }),
        save('nothing'),
        { do: 'errors' },
      ]),
    ).toEqual([
      { portal: 'https://portal.example:8443', vendor: 'beta', locale: 'lv' },
      previous,
      { ...previous, vendor: '' },
      { portal: '', vendor: '', locale: '' },
      {
        portal: expect.stringContaining('https://portal.example'),
        vendor: expect.stringContaining('lowercase letters'),
      },
    ])
  })

  it('API-1: shows the settings page only to administrators, with a nonce and escaped values', () => {
    const options = { resident_widgets: { portal: '"><script>x</script>', vendor: '', locale: 'lv' } }
    expect(run([{ do: 'settings' }], { options })).toEqual([''])
    const [page] = run([{ do: 'settings' }], { options, can: editor }).map(String)
    expect(page).toContain('name="_wpnonce"')
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;"')
    expect(page).toContain('<option value="lv" selected>Latviešu</option>')
    expect(page).toContain('https://site.example')
    expect(page).not.toContain('<script')
  })

  it('API-1: registers frame addresses with oEmbed, and enqueues the script that resizes them', () => {
    const url = `${portal}/embed/frame/card-payment`
    expect(
      run([{ do: 'providers' }, { do: 'embed', url: 'https://films.example/1' }, { do: 'tags' }]),
    ).toEqual([{ [`${portal}/embed/frame/*`]: `${portal}/oembed` }, '<iframe></iframe>', ''])
    expect(run([{ do: 'embed', url }, { do: 'tags' }])).toEqual([
      '<iframe></iframe>',
      `<script type="module" src="${portal}/embed/frame.js"></script>\n`,
    ])
  })

  it('API-1: passes every element to the editor’s script, in code that no setting can terminate', () => {
    const options = { resident_widgets: { portal, vendor: '</script><b>', locale: '' } }
    const [inline] = run([{ do: 'inline' }], { options }) as [Record<string, string>]
    const code = inline['resident-widgets-editor'] ?? ''
    expect(code).not.toContain('<')
    const data = JSON.parse(code.replace(/^window\.residentWidgets = |;$/g, ''))
    expect(data).toMatchObject({ portal, locale: 'lt', settings: '' })
    expect(data.elements).toEqual(list.elements)
  })

  it('API-1: deletes its option and its cache on uninstall, and runs no file that is requested directly', () => {
    const site = {
      options: { resident_widgets: {}, blogname: 'x' },
      transients: { resident_widgets_drawings: { value: 1 }, theirs: { value: 2 } },
    }
    expect(run([{ do: 'uninstall' }], site)).toEqual([[{ blogname: 'x' }, { theirs: { value: 2 } }]])
    for (const path of files.keys())
      if (path.endsWith('.php'))
        expect(execFileSync(php, [join(plugin, path)], { encoding: 'utf8' })).toBe('')
  })

  it.each(['lt_LT', 'lv', 'ru_RU'])('I18-1: has every text in %s, each with one source', locale => {
    const po = readPo(readFileSync(`hosts/wordpress/plugin/languages/resident-widgets-${locale}.po`, 'utf8'))
    const code = [...files].filter(([path]) => /\.(php|js)$/.test(path)).map(([, content]) => String(content))
    const sourceTexts = new Set(code.flatMap(usedTexts))
    expect(sourceTexts.size).toBeGreaterThan(20)
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
    expect([...translated.keys()].sort()).toEqual(['', ...sourceTexts].sort())
    expect(
      [...translated].filter(
        ([text, translation]) => translation === '' || (text.length > 24 && translation === text),
      ),
    ).toEqual([])
    const fills = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
    for (const [text, translation] of translated) if (text) expect(fills(translation)).toEqual(fills(text))
    // Texts that pages in iframes also have are not repeated here.
    expect(po.has('Open in the resident portal')).toBe(false)
    expect(po.size).toBeLessThan(translated.size)
  })

  it('API-1: renders the example page', () => {
    const page = readFileSync('hosts/wordpress/index.html', 'utf8').replaceAll('{{PORTAL}}', portal)
    const parts = run([
      block('login', { locale: 'lt', vendor: 'alfa' }),
      shortcode('resident_contract_switcher'),
      block('bills', { view: 'latest' }),
      { do: 'tags' },
    ])
    const translate = (html: unknown) =>
      String(html).replaceAll('Open in the resident portal', 'Atverti gyventojų savitarnoje')
    for (const part of parts) expect(page).toContain(translate(part))
  })
})
