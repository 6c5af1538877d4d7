import { describe, expect, test } from 'vitest'
import { type HtmlNode, readHtml } from '../../../../src/api/rules/readHtml.ts'

/** Serializes the tree, for readable comparisons. */
const write = (nodes: readonly HtmlNode[]): string =>
  nodes
    .map(node => {
      if (typeof node === 'string') return node
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=[${value}]`)
      return `<${node.tag}${attributes.join('')}>${write(node.children)}</${node.tag}>`
    })
    .join('')

const clean = (html: string) => write(readHtml(html))

describe('MSG-7: reading a message body', () => {
  test('keeps text, links, lists and tables', () => {
    const body =
      '<h2>Darbai</h2><p>Nuo <b>8</b> val.<br />Vanduo &amp; šiluma: 5 &lt; 6</p><ul><li>vienas</li><li>du</li></ul>'
    expect(clean(body)).toBe(
      '<h2>Darbai</h2><p>Nuo <b>8</b> val.<br></br>Vanduo & šiluma: 5 < 6</p><ul><li>vienas</li><li>du</li></ul>',
    )
    expect(clean('<table>\n <tr> <td> a b </td> </tr></table>')).toBe(
      '<table><tr><td> a b </td></tr></table>',
    )
  })

  test('drops a tag outside the allow-list but keeps its text, and drops code completely', () => {
    expect(clean('<form><font>Please</font><input value="x"></form>')).toBe('Please')
    expect(clean('a<script>alert("<b>1</b>")</script>b<style>*{}</style>c<svg><a>d</a></svg>e')).toBe('abce')
    expect(clean('a<!-- <b>no</b> -->b')).toBe('ab')
    expect(clean('a<script>never closed <b>x</b>')).toBe('a')
  })

  test.each([
    ['a handler', '<a href="https://a.lt/" onclick="x()" style="color:red">a</a>'],
    ['quotes of the other kind', "<a href='https://a.lt/' onmouseover='x()'>a</a>"],
    ['no quotes', '<a href=https://a.lt/ onclick=x()>a</a>'],
    ['letters of both sizes', '<A HREF="https://a.lt/" OnClick="x()">a</A>'],
    ['an attribute given twice', '<a href="https://a.lt/" href="javascript:x()">a</a>'],
  ])('of a link with %s only the allowed attributes stay', (_, html) => {
    expect(clean(html)).toBe('<a href=[https://a.lt/]>a</a>')
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://a.lt/1',
    '//evil.example/',
    '/vendor/alfa',
    'relative',
    '',
  ])('a link to "%s" leads nowhere, and neither does a picture from there', address => {
    expect(clean(`<a href="${address}">a</a>`)).toBe('<a>a</a>')
    expect(clean(`<img src="${address}" alt="p">`)).toBe('<img alt=[p]></img>')
  })

  test('allows the five schemes of the list', () => {
    for (const address of [
      'http://a.lt/',
      'https://a.lt/',
      'ftp://a.lt/',
      'mailto:a@b.lt',
      'tel:+37060000000',
    ])
      expect(clean(`<a href="${address}">a</a>`)).toBe(`<a href=[${address}]>a</a>`)
  })

  test('keeps safe sources of a srcset, numeric sizes and the four targets', () => {
    expect(
      clean(
        '<img srcset="https://a.lt/1.png 1x, javascript:x 2x, https://a.lt/2.png 2x" width="9e9" height="40">',
      ),
    ).toBe('<img srcset=[https://a.lt/1.png 1x, https://a.lt/2.png 2x] height=[40]></img>')
    expect(clean('<a target="_blank" name="top" class="more">a</a><a target="victim">b</a>')).toBe(
      '<a target=[_blank] name=[top] class=[more]>a</a><a>b</a>',
    )
  })

  test('repairs mismatched tags, reads a bare < as text, and limits the depth', () => {
    expect(clean('<p><b>a</p>b</i>c')).toBe('<p><b>a</b></p>bc')
    expect(clean('1 < 2 <3 <- <')).toBe('1 < 2 <3 <- <')
    expect(clean('&nosuch; &#0; &#xD800; &#x110000;')).toBe('&nosuch; \ufffd \ufffd \ufffd')
    const deep = clean(`${'<div>'.repeat(10_000)}x`)
    expect(deep.match(/<div>/g)).toHaveLength(64)
    expect(deep).toContain('x')
  })

  test('reads a body designed to be slow within the time limit', () => {
    const slow = [
      `<a ${'a '.repeat(20_000)}`,
      `<${'<a '.repeat(20_000)}`,
      `<a ${'/ '.repeat(20_000)}`,
      '<!--'.repeat(20_000),
    ]
    for (const html of slow) expect(readHtml(html).length).toBeGreaterThanOrEqual(0)
  })
})
