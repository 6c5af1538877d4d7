import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineWidget } from '../../../src/element/defineWidget.ts'
import {
  faultOf,
  fileTimeout,
  type HostStyleFault,
  maxHostStyleLength,
} from '../../../src/element/hostStyles.ts'
import { useVisibleAmount } from '../../../src/payments/useVisibleAmount.ts'
import { commonAttributes } from '../../../src/runtime/attributes.ts'
import type { Widget } from '../../../src/runtime/Widget.ts'
import { act } from '../../support/act.ts'

function Bill() {
  const amount = useVisibleAmount<HTMLParagraphElement>()
  return (
    <p className="amount" ref={amount}>
      €119.87
    </p>
  )
}

const widgetNamed = (name: string): Widget => ({
  name,
  attributes: commonAttributes,
  needs: {},
  component: Bill,
  css: ['.amount{color:rgb(1,2,3)}'],
  loadTexts: () => Promise.resolve({}),
})

const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})

/** A link that loads nothing until it has an address. */
function linkFor(element: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.media = 'not all'
  link.dataset.residentFor = element
  return link
}

const addressOf = (css: string) => URL.createObjectURL(new Blob([css], { type: 'text/css' }))

function addStyle(css: string, element = ''): HTMLLinkElement {
  const link = linkFor(element)
  link.href = addressOf(css)
  document.head.append(link)
  return link
}

const addElement = (name: string) => {
  const element = document.createElement(`resident-${name}`)
  document.body.append(element)
  return element
}

const colorIn = (element: Element) => {
  const amount = element.shadowRoot?.querySelector('.amount')
  return amount ? getComputedStyle(amount).color : 'not drawn'
}

/** Elements wait up to three seconds for a file that does not load. */
const patience = { timeout: 10_000 }

const expectColor = (element: Element, color: string) =>
  expect.poll(() => colorIn(element), patience).toBe(color)

afterEach(() => {
  for (const node of document.querySelectorAll('link[data-resident-for], resident-one, resident-two'))
    node.remove()
  warnings.mockClear()
})

describe('A page’s own CSS for elements', () => {
  beforeAll(() => Promise.all(['one', 'two'].map(name => defineWidget(widgetNamed(name)))))

  it('EMB-1: applies after the element’s own CSS and to no other element', async () => {
    addStyle('.amount{color:rgb(9,8,7)}', 'one')
    const [one, two] = [addElement('one'), addElement('two')]
    await expectColor(one, 'rgb(9, 8, 7)')
    await expectColor(two, 'rgb(1, 2, 3)')
  })

  it('EMB-1: applies to every element if it names none, and to elements already on the page', async () => {
    const [one, two] = [addElement('one'), addElement('two')]
    await expectColor(one, 'rgb(1, 2, 3)')
    addStyle('.amount{color:rgb(9,8,7)}')
    await expectColor(one, 'rgb(9, 8, 7)')
    await expectColor(two, 'rgb(9, 8, 7)')
  })

  it('EMB-1: follows changes and removal of the file, and survives a new render and a move', async () => {
    const style = addStyle('.amount{color:rgb(9,8,7)}', 'one')
    const one = addElement('one')
    await expectColor(one, 'rgb(9, 8, 7)')
    await act(async () => one.setAttribute('locale', 'lt'))
    document.body.prepend(one)
    await expectColor(one, 'rgb(9, 8, 7)')
    style.remove()
    const changed = addStyle('.amount{color:rgb(4,5,6)}', 'one')
    await expectColor(one, 'rgb(4, 5, 6)')
    changed.remove()
    await expectColor(one, 'rgb(1, 2, 3)')
  })

  it.each([
    ['display:none'],
    ['font-size:0'],
    ['opacity:.01'],
    ['clip-path:circle(0)'],
    ['color:#fff;background:#fff'],
    ['text-indent:-999px'],
  ])('EMB-2: drops a page’s CSS that hides the amount to pay by %s, and reports it', async declaration => {
    addStyle(`.amount{${declaration}}`, 'one')
    const one = addElement('one')
    await expect
      .poll(() => warnings.mock.calls.join(), patience)
      .toContain('hides the amount to pay in <resident-one>')
    await expectColor(one, 'rgb(1, 2, 3)')
    expect(one.shadowRoot?.querySelector('.amount')?.checkVisibility()).toBe(true)
  })

  it('EMB-2: keeps a dropped style dropped when the page adds another one', async () => {
    addStyle('.amount{display:none}', 'one')
    const one = addElement('one')
    await expect
      .poll(() => warnings.mock.calls.join(), patience)
      .toContain('hides the amount to pay in <resident-one>')
    await expectColor(one, 'rgb(1, 2, 3)')
    addStyle('.amount{color:rgb(9,8,7)}', 'one')
    await expectColor(one, 'rgb(9, 8, 7)')
    expect(one.shadowRoot?.querySelector('.amount')?.checkVisibility()).toBe(true)
  })

  it('EMB-1: gives an element that moves into a frame the same styles', async () => {
    addStyle('.amount{color:rgb(9,8,7)}', 'one')
    const one = addElement('one')
    await expectColor(one, 'rgb(9, 8, 7)')
    const frame = document.createElement('iframe')
    document.body.append(frame)
    frame.contentDocument?.body.append(one)
    expect(one.ownerDocument).toBe(frame.contentDocument)
    await expectColor(one, 'rgb(9, 8, 7)')
    frame.remove()
  })

  it('EMB-1: uses the newest styles when an older file ends its load later', async () => {
    const one = addElement('one')
    await expectColor(one, 'rgb(1, 2, 3)')
    const slow = linkFor('one')
    // Without an address it never loads: the test ends its load.
    const listening = vi.spyOn(slow, 'addEventListener')
    document.head.append(slow)
    await expect.poll(() => listening.mock.calls.length, patience).toBeGreaterThan(0)
    slow.remove()
    addStyle('.amount{color:rgb(9,8,7)}', 'one')
    await expectColor(one, 'rgb(9, 8, 7)')
    slow.dispatchEvent(new Event('load'))
    await act(async () => {})
    await expectColor(one, 'rgb(9, 8, 7)')
  })

  it('EMB-1: a file that ends its load after elements have waited for it is used then, and is not called missing', async () => {
    const one = addElement('one')
    await expectColor(one, 'rgb(1, 2, 3)')
    const slow = linkFor('one')
    const listening = vi.spyOn(slow, 'addEventListener')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      document.head.append(slow)
      await expect.poll(() => listening.mock.calls.length, patience).toBeGreaterThan(0)
      vi.advanceTimersByTime(fileTimeout)
    } finally {
      vi.useRealTimers()
    }
    // Read after the slow file was given up.
    addStyle('.amount{color:rgb(9,8,7)}', 'one')
    await expectColor(one, 'rgb(9, 8, 7)')
    expect(warnings).not.toHaveBeenCalled()
    slow.href = addressOf('.amount{border:1px solid rgb(7,7,7)}')
    await expect
      .poll(() => {
        const amount = one.shadowRoot?.querySelector('.amount')
        return amount && getComputedStyle(amount).borderTopColor
      }, patience)
      .toBe('rgb(7, 7, 7)')
  })

  it('EMB-2: reports a refused style once, with the element and the required change', async () => {
    const one = addElement('one')
    addStyle('@import "/missing.css"; .amount{color:red}', 'one')
    await expect
      .poll(() => warnings.mock.calls.flat(), patience)
      .toContainEqual(expect.stringContaining('The style for "one" has an @import'))
    addStyle('.amount{color:rgb(9,8,7)}', 'one')
    await expectColor(one, 'rgb(9, 8, 7)')
    expect(warnings.mock.calls.filter(([text]) => text.includes('@import'))).toHaveLength(1)
  })
})

const origins = [location.origin, 'https://portal.example']

it.each<[css: string, fault: HostStyleFault | undefined]>([
  ['.amount{color:red}', undefined],
  ['', undefined],
  ['/* nothing yet */', undefined],
  ['.a{background:url(/logo.svg)}', undefined],
  ['.a{background:url(https://portal.example/logo.svg)}', undefined],
  ['.a{background:url(data:image/png;base64,AAAA)}', undefined],
  ['.a{background:url(https://evil.example/x)}', 'address'],
  ['.a{background:URL("//evil.example/x")}', 'address'],
  ['.a{background:u\\72l(https://evil.example/x)}', 'address'],
  ['.a{background:image-set("https://evil.example/x" 1x)}', 'address'],
  ['@media all{.a{cursor:url(https://evil.example/c),auto}}', 'address'],
  ['@font-face{font-family:x;src:url(https://evil.example/f)}', 'address'],
  ['.a{background:url("https:evil.example/x")}', location.protocol === 'https:' ? undefined : 'address'],
  ['.a{background:url("ftp:evil.example/x")}', 'address'],
  ['.a{background:url("\\\\\\\\evil.example/x")}', 'address'],
  ['.a{background:url("/\\9 /evil.example/x")}', 'address'],
  ['.a{--image:u\\72l(https:\\2f\\2f evil.example/x)}', 'address'],
  ['.a{background:url("http://[")}', undefined],
  ['.w-1\\/2{color:red}.a\\:b{color:red}', undefined],
  ['@import url(/site.css);', 'import'],
  ['/* @import is not allowed */ .a{color:red}', undefined],
  ['color: red', 'unreadable'],
  ['}}}', 'unreadable'],
  ['x'.repeat(maxHostStyleLength + 1), 'size'],
])('EMB-2: judges the style %.60s as %s', (css, fault) => {
  expect(faultOf({ element: 'bills', css }, origins, ['bills'])).toBe(fault)
})

it('EMB-2: refuses a style for an element that this version lacks', () => {
  expect(faultOf({ element: 'bils', css: '' }, origins, ['bills'])).toBe('element')
  expect(faultOf({ element: '*', css: '' }, origins, ['bills'])).toBeUndefined()
})
