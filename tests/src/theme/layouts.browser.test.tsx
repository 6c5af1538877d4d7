import { afterEach, beforeAll, expect, test } from 'vitest'
import { defineWidget } from '../../../src/element/defineWidget.ts'
import { commonAttributes } from '../../../src/runtime/attributes.ts'
import type { Widget } from '../../../src/runtime/Widget.ts'

const Form = () => (
  <form className="card stack">
    <label htmlFor="email">E-mail address</label>
    <input id="email" className="input" />
    <button type="button" className="btn primary">
      Sign in
    </button>
  </form>
)

const widget: Widget = {
  name: 'laid-out',
  attributes: commonAttributes,
  needs: {},
  component: Form,
  css: [],
  loadTexts: () => Promise.resolve({}),
}

/** Width in which an element is usable, when its place is not narrower. */
const usableWidth = 280

/** Styles of an element, of its parent, and the least width of the parent in pixels. */
const layouts: Readonly<
  Record<string, Readonly<{ parent?: string; self?: string; siblings?: number; from?: number }>>
> = {
  'a block': {},
  'a flex row': { parent: 'display:flex' },
  'a centred flex row': { parent: 'display:flex;justify-content:center;align-items:center' },
  'a flex row beside another': { parent: 'display:flex;flex-wrap:wrap', siblings: 1 },
  'a flex row that distributes its width': { parent: 'display:flex', self: 'flex:1' },
  'a centred flex column': { parent: 'display:flex;flex-direction:column;align-items:center' },
  'an inline flex row': { parent: 'display:inline-flex;max-width:100%' },
  'a grid': { parent: 'display:grid' },
  'a grid aligned to the start': { parent: 'display:grid;justify-items:start' },
  'a grid with automatic columns': { parent: 'display:grid;grid-auto-flow:column;grid-auto-columns:auto' },
  'a table cell': { parent: 'display:table-cell' },
  'a float': { self: 'float:left' },
  'a floating parent': { parent: 'float:right' },
  'an inline block': { self: 'display:inline-block' },
  'a parent as wide as its content': { parent: 'width:fit-content' },
  'a parent as narrow as its content': { parent: 'width:min-content' },
  'absolute position': { parent: 'position:relative;height:600px', self: 'position:absolute' },
  'fixed position': { self: 'position:fixed;top:0;left:0' },
  columns: { parent: 'columns:300px' },
  'vertical text': { parent: 'writing-mode:vertical-rl;height:600px' },
  'right-to-left text': { parent: 'direction:rtl;display:flex' },
  zoom: { parent: 'zoom:2', from: 600 },
  'inherited nowrap': { parent: 'white-space:nowrap;display:flex' },
}

const widths = [320, 768, 1280, 2560]

const frameOf = (width: number) => {
  const frame = document.createElement('div')
  Object.assign(frame.style, { width: `${width}px`, position: 'relative', overflow: 'auto' })
  document.body.append(frame)
  return frame
}

beforeAll(() => defineWidget(widget))
afterEach(() => document.body.replaceChildren())

async function elementIn(parent: Element, self = ''): Promise<HTMLElement> {
  const element = document.createElement('resident-laid-out')
  element.setAttribute('style', self)
  parent.append(element)
  await expect.poll(() => element.shadowRoot?.querySelector('button') ?? null).not.toBeNull()
  return element
}

/** Whether the button can be clicked, and nothing of the form lies outside its element. */
function expectUsable(element: HTMLElement, available: number): void {
  const box = element.getBoundingClientRect()
  const button = element.shadowRoot?.querySelector('button')
  const input = element.shadowRoot?.querySelector('input')
  if (!button || !input) throw new Error('The form is not rendered.')
  expect(Math.round(box.width)).toBeGreaterThanOrEqual(Math.min(usableWidth, available))
  expect(Math.round(box.width)).toBeLessThanOrEqual(available)
  for (const part of [button, input]) {
    const { left, right, width, bottom } = part.getBoundingClientRect()
    expect(width).toBeGreaterThan(40)
    expect(left).toBeGreaterThanOrEqual(box.left)
    expect(right).toBeLessThanOrEqual(box.right + 0.5)
    expect(bottom).toBeLessThanOrEqual(box.bottom + 0.5)
  }
  expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(input.getBoundingClientRect().bottom)
}

test.each(Object.keys(layouts))(
  'EMB-5: an element in %s is at least 280 px wide and holds its content',
  async name => {
    const { parent: style = '', self, siblings = 0, from = 0 } = layouts[name] ?? {}
    for (const width of widths.filter(width => width >= from)) {
      const frame = frameOf(width)
      const parent = document.createElement('div')
      parent.setAttribute('style', style)
      frame.append(parent)
      const element = await elementIn(parent, self)
      for (let index = 0; index < siblings; index += 1) await elementIn(parent, self)
      expectUsable(element, width)
      frame.remove()
    }
  },
)

test('EMB-5: an element in a modal dialog is at least 280 px wide and holds its content', async () => {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  dialog.showModal()
  expectUsable(await elementIn(dialog), innerWidth)
})

test('EMB-5: a page that sets a width gets it', async () => {
  const element = await elementIn(frameOf(1280), 'width:700px')
  expect(element.getBoundingClientRect().width).toBe(700)
})
