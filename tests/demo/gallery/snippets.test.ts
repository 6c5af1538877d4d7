import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { snippets } from '../../../demo/gallery/code/snippets.ts'

const options = {
  portal: 'https://portal.example',
  elements: [
    { tag: 'resident-bills', attributes: { view: 'latest', vendor: '"><script>' } },
    { tag: 'resident-login', attributes: { compact: '' } },
  ],
  style: ['--resident-brand: #aa0000;'],
}

const { WordPress: wordPress, iframe, ...tags } = snippets
const { HTML: _, ...inApps } = tags

describe.each(Object.entries(tags))('code for %s', (name, make) => {
  test('contains the source of the elements once, every element, its attributes and the changed tokens', () => {
    const code = make(options)
    const source = name in inApps ? 'resident-widgets.tgz' : 'loader.js'
    expect(code.split(`https://portal.example/embed/${source}`)).toHaveLength(2)
    expect(code).toContain('<resident-bills view="latest"')
    expect(code).toContain('<resident-login compact>')
    expect(code).toContain('--resident-brand: #aa0000;')
  })

  test('EMB-17: keeps the places of the elements by reserved.css, in the page or from the package', () => {
    const sheet =
      name in inApps ? 'resident-widgets/reserved.css' : 'https://portal.example/embed/reserved.css'
    expect(make(options).split(sheet)).toHaveLength(2)
  })

  test('escapes attribute values', () => {
    expect(make(options)).toContain('vendor="&quot;&gt;&lt;script&gt;"')
  })

  test('has no styles when no token is changed', () => {
    expect(make({ ...options, style: [] })).not.toContain(':root')
  })
})

describe('CMS code uses shortcodes, because a CMS may remove tags', () => {
  test('WordPress: attribute values cannot end a shortcode', () => {
    const code = wordPress?.(options)
    expect(code).toContain('https://portal.example/embed/wordpress-plugin.zip')
    expect(code).toContain('[resident_bills view="latest" vendor="script"]')
    expect(code).toContain('[resident_login compact]')
    expect(code).toContain('--resident-brand: #aa0000;')
  })

  test('iframes: URLs omit attributes that apply to pages only', () => {
    const paid = { tag: 'resident-card-payment', attributes: { session: 'aaaaaaaaaaaa', service: 'a&b' } }
    const code = iframe?.({ ...options, elements: [...options.elements, paid] })
    expect(code).toContain('embed/frame/bills?view=latest&amp;vendor=%22%3E%3Cscript%3E"')
    expect(code).toContain('embed/frame/card-payment?service=a%26b"')
    expect(code?.match(/https:\/\/portal\.example\/embed\/frame\.js/g)).toHaveLength(1)
  })
})

test.each(['React', 'Vue', 'Svelte', 'Lit'])(
  'code for %s imports the elements like the app in hosts',
  name => {
    const folder = join('hosts', name.toLowerCase())
    const app = readdirSync(folder).map(file => readFileSync(join(folder, file), 'utf8'))
    const imports = inApps[name]?.(options).match(/^import .*'resident-widgets\/.*$/gm) ?? []
    expect(imports.length).toBeGreaterThan(2)
    for (const line of imports) expect(app.join('\n')).toContain(line)
    if (name === 'Vue')
      expect(app.join('\n')).toContain(/^vue\(.*\)$/m.exec(inApps.Vue?.(options) ?? '')?.[0])
  },
)

test('the script tag has data-api only for the in-browser demo', () => {
  expect(tags.HTML?.({ ...options, api: 'sandbox' })).toContain('/embed/loader.js" data-api="sandbox">')
  expect(tags.HTML?.(options)).not.toContain('data-api')
})
