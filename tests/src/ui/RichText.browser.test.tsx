import { afterEach, expect, test } from 'vitest'
import { RichText } from '../../../src/ui/RichText.tsx'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())
const show = async (html: string) => {
  drawn = await draw(<RichText html={html} />)
  return drawn.root.querySelector('.rich')
}

test('MSG-7: a body is rendered as elements, its headings below those of the page', async () => {
  const body = await show('<h1>Darbai</h1><p>Nuo <b>8</b> val.</p><ol><li>vienas</li></ol>')
  expect(body?.innerHTML).toBe('<h3>Darbai</h3><p>Nuo <b>8</b> val.</p><ol><li>vienas</li></ol>')
  expect(getComputedStyle(drawn.all('ol')[0] as Element).listStyleType).toBe('decimal')
})

test('MSG-7: content of a body cannot run code, load resources or leave its box', async () => {
  const marks: string[] = []
  Object.assign(globalThis, { mark: (what: string) => marks.push(what) })
  const body = await show(
    `<img src="x" onerror="mark('img')"><svg onload="mark('svg')"></svg><script>mark('script')</script>
     <iframe srcdoc="<script>parent.mark('frame')</script>"></iframe><a href="javascript:mark('link')">a</a>
     <object data="x"></object><details open ontoggle="mark('toggle')">d</details><style>*{display:none}</style>`,
  )
  drawn.all('a')[0]?.click()
  expect([...(body?.querySelectorAll('*') ?? [])].map(({ localName }) => localName)).toEqual(['img', 'a'])
  expect([...(body?.querySelectorAll('*') ?? [])].flatMap(element => element.getAttributeNames())).toEqual([
    'alt',
    'loading',
    'referrerpolicy',
  ])
  expect(marks).toEqual([])
})

test('MSG-7: a link to a new window has no opener, and a wide table scrolls on its own', async () => {
  await show(
    `<a href="https://a.lt/" target="_blank">a</a><table><tbody><tr>${'<td>Statinys</td>'.repeat(40)}</tr></tbody></table>`,
  )
  expect(drawn.all('a')[0]?.getAttribute('rel')).toBe('noopener noreferrer')
  expect(drawn.all('.rich-table')[0]?.tabIndex).toBe(0)
  expect(drawn.host.scrollWidth).toBeLessThanOrEqual(drawn.host.clientWidth)
})

test('MSG-7: the scrolled area of a table has the headers of its columns as its name', async () => {
  await show(
    '<table><tbody><tr><th>Diena</th><th>Laiptinė</th></tr><tr><td>25</td><td>1</td></tr></tbody></table>',
  )
  expect(drawn.all('.rich-table')[0]?.ariaLabel).toBe('Diena, Laiptinė')
})
