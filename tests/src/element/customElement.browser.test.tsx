import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineWidget } from '../../../src/element/defineWidget.ts'
import { commonAttributes, flag, oneOf } from '../../../src/runtime/attributes.ts'
import { useElement } from '../../../src/runtime/ElementContext.ts'
import type { Widget } from '../../../src/runtime/Widget.ts'
import { act } from '../../support/act.ts'

/** A small widget that renders its props and keeps state, for the contract tests of all elements. */
let mounted = 0
let draws = 0
function Probe({ tone, loud }: { tone: string; loud: boolean }) {
  draws += 1
  const [count, setCount] = useState(0)
  const { emit } = useElement()
  return (
    <section>
      <output>{`${tone} ${loud ? 'loud' : 'quiet'}`}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: a link of a widget, which the page may take over */}
      <a
        href="#go"
        onClick={() => emit('resident-navigate', { to: 'login', params: {} }, { cancelable: true })}
      >
        go
      </a>
      <Watch />
    </section>
  )
}

function Watch() {
  useState(() => {
    mounted += 1
  })
  return null
}

const widget: Widget = {
  name: 'probe',
  attributes: {
    ...commonAttributes,
    tone: oneOf(['calm', 'warm'], 'calm', 'How it sounds'),
    loud: flag('Whether it is loud'),
  },
  needs: {},
  component: Probe,
  css: ['output{color:rgb(1,2,3)}'],
  loadTexts: () => Promise.resolve({}),
}

/** Gives the renderer time for work that must not be done. What must be done is polled for. */
const nextFrame = () =>
  act(async () => new Promise(resolve => requestAnimationFrame(() => resolve(undefined))))
const outputOf = (element: Element) => element.shadowRoot?.querySelector('output')?.textContent
const counter = (element: Element) => element.shadowRoot?.querySelector('button') as HTMLButtonElement
type ProbeElement = HTMLElement & { tone: string; loud: boolean }

let errors: CustomEvent[]
const onError = (event: Event) => errors.push(event as CustomEvent)

describe('before the element is defined', () => {
  it('shows its fallback content and keeps properties set before', async () => {
    const element = document.createElement('resident-probe') as ProbeElement
    element.innerHTML = '<a href="/bills">Bills</a>'
    element.tone = 'warm'
    element.loud = true
    document.body.append(element)
    expect(element.firstElementChild?.getBoundingClientRect().height).toBeGreaterThan(0)
    await defineWidget(widget)
    await expect.poll(() => outputOf(element)).toBe('warm loud')
    expect(element.firstElementChild?.getBoundingClientRect().height).toBe(0)
    element.remove()
  })
})

describe('an element', () => {
  beforeAll(() => defineWidget(widget))
  beforeEach(() => {
    errors = []
    document.addEventListener('resident-error', onError)
  })
  afterEach(() => {
    document.removeEventListener('resident-error', onError)
    document.body.replaceChildren()
  })

  /** Puts HTML into the page, and waits until each element in it is drawn. */
  const put = async (html: string) => {
    document.body.innerHTML = html
    await expect.poll(() => [...document.querySelectorAll('resident-probe')].every(outputOf)).toBe(true)
    await nextFrame()
    return document.body.firstElementChild as ProbeElement
  }

  it('reads its attributes: bare is true, absent is the default, "false" is false', async () => {
    expect(outputOf(await put('<resident-probe></resident-probe>'))).toBe('calm quiet')
    expect(outputOf(await put('<resident-probe loud tone="warm"></resident-probe>'))).toBe('warm loud')
    expect(outputOf(await put('<resident-probe loud="false"></resident-probe>'))).toBe('calm quiet')
  })

  it('renders once when connected, with all its attributes', async () => {
    draws = 0
    expect(outputOf(await put('<resident-probe loud tone="warm" theme="dark"></resident-probe>'))).toBe(
      'warm loud',
    )
    expect(draws).toBe(1)
  })

  it('follows changed and removed attributes', async () => {
    const element = await put('<resident-probe loud tone="warm"></resident-probe>')
    element.removeAttribute('loud')
    element.removeAttribute('tone')
    await expect.poll(() => outputOf(element)).toBe('calm quiet')
  })

  it('uses the default for an invalid attribute and reports it once', async () => {
    const element = await put('<resident-probe tone="purple"></resident-probe>')
    expect(outputOf(element)).toBe('calm quiet')
    element.setAttribute('loud', '')
    await expect.poll(() => outputOf(element)).toBe('calm loud')
    const attributeErrors = errors.filter(({ detail }) => detail.code === 'RW-ATTRIBUTE')
    expect(attributeErrors).toHaveLength(1)
    expect(attributeErrors[0]?.detail.message).toContain('purple')
  })

  it('takes properties as well as attributes', async () => {
    const element = await put('<resident-probe></resident-probe>')
    element.tone = 'warm'
    element.loud = true
    await expect.poll(() => outputOf(element)).toBe('warm loud')
    expect(element.getAttribute('tone')).toBe('warm')
  })

  it('keeps its state when moved in the page', async () => {
    const element = await put('<resident-probe></resident-probe>')
    await act(async () => counter(element).click())
    const before = mounted
    const home = document.createElement('div')
    document.body.append(home)
    home.append(element)
    await nextFrame()
    await expect.poll(() => counter(element).textContent).toBe('1')
    expect(mounted).toBe(before)
  })

  it('resets when removed and added again later', async () => {
    const element = await put('<resident-probe></resident-probe>')
    await act(async () => counter(element).click())
    element.remove()
    await expect.poll(() => element.shadowRoot?.querySelector('button')).toBeNull()
    document.body.append(element)
    await expect.poll(() => counter(element)?.textContent).toBe('0')
  })

  it('works when created by innerHTML, by cloning or in code', async () => {
    const element = await put('<resident-probe tone="warm"></resident-probe>')
    document.body.append(element.cloneNode(true), document.createElement('resident-probe'))
    await expect
      .poll(() => [...document.body.children].map(outputOf))
      .toEqual(['warm quiet', 'warm quiet', 'calm quiet'])
  })

  it('keeps its styles in another document', async () => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const element = document.createElement('resident-probe')
    document.body.append(element)
    await expect.poll(() => outputOf(element)).toBe('calm quiet')
    const page = frame.contentDocument as Document
    page.body.append(page.adoptNode(element))
    const color = () => {
      const output = element.shadowRoot?.querySelector('output')
      return output && (page.defaultView as Window).getComputedStyle(output).color
    }
    await expect.poll(color).toBe('rgb(1, 2, 3)')
  })

  it('sends events that leave shadow roots and can be prevented', async () => {
    const element = await put('<resident-probe></resident-probe>')
    const events: CustomEvent[] = []
    const listen = (event: Event) => {
      event.preventDefault()
      events.push(event as CustomEvent)
    }
    document.addEventListener('resident-navigate', listen)
    element.shadowRoot?.querySelector('a')?.click()
    document.removeEventListener('resident-navigate', listen)
    expect(events[0]?.detail).toEqual({ to: 'login', params: {} })
    expect(events[0]?.defaultPrevented).toBe(true)
  })

  it('sends an event when it is ready', async () => {
    let ready = 0
    const listen = () => {
      ready += 1
    }
    document.addEventListener('resident-ready', listen)
    await put('<resident-probe></resident-probe>')
    await expect.poll(() => ready).toBe(1)
    document.removeEventListener('resident-ready', listen)
  })

  it('may be defined twice', async () => {
    await expect(defineWidget(widget)).resolves.toBeUndefined()
  })

  it('looks the same on a page with hostile styles', async () => {
    const hostile = new CSSStyleSheet()
    hostile.replaceSync(
      '*{all:unset!important;color:red!important;font:9px cursive!important;display:inline!important}',
    )
    const calm = await put('<resident-probe></resident-probe>')
    const styleNow = () => {
      const output = calm.shadowRoot?.querySelector('output') as Element
      const root = calm.shadowRoot?.querySelector('.root') as Element
      const style = getComputedStyle(root)
      return [getComputedStyle(output).color, style.fontSize, style.fontFamily, style.display, style.color]
    }
    const before = styleNow()
    document.adoptedStyleSheets = [hostile]
    const after = styleNow()
    document.adoptedStyleSheets = []
    expect(after).toEqual(before)
  })

  it('can be hidden by the page', async () => {
    const element = await put('<resident-probe hidden></resident-probe>')
    expect(getComputedStyle(element).display).toBe('none')
  })

  it('I18-1: follows the language of the page around it', async () => {
    const page = await put('<div lang="lv"><resident-probe></resident-probe></div>')
    const root = () => page.querySelector('resident-probe')?.shadowRoot?.querySelector('.root')
    await expect.poll(() => root()?.getAttribute('lang')).toBe('lv')
  })

  it('has no attributes but those it was given', async () => {
    const element = await put('<resident-probe loud></resident-probe>')
    expect(element.getAttributeNames()).toEqual(['loud'])
  })
})
