import { describe, expect, test } from 'vitest'
import { snippets } from '../../../demo/site/code/snippets.ts'

const options = {
  portal: 'https://portal.example',
  elements: [
    { tag: 'resident-bills', attributes: { view: 'latest', vendor: '"><script>' } },
    { tag: 'resident-login', attributes: { compact: '' } },
  ],
  style: ['--resident-brand: #aa0000;'],
}

describe.each(Object.entries(snippets))('code for %s', (_, make) => {
  test('names the script once, every element, its attributes and the changed tokens', () => {
    const code = make(options)
    expect(code.match(/https:\/\/portal\.example\/embed\/loader\.js/g)).toHaveLength(1)
    expect(code).toContain('<resident-bills view="latest"')
    expect(code).toContain('<resident-login compact>')
    expect(code).toContain('--resident-brand: #aa0000;')
  })

  test('keeps what is typed into an attribute inside of it', () => {
    expect(make(options)).toContain('vendor="&quot;&gt;&lt;script&gt;"')
  })

  test('says nothing of styles where no token was changed', () => {
    expect(make({ ...options, style: [] })).not.toContain(':root')
  })
})
