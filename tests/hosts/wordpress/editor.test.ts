import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { describeElements } from '../../../build/derived/describeElements.ts'
import { elementList } from '../../../build/derived/elementList.ts'
import { readDeclarations } from '../../../build/derived/readDeclarations.ts'

/** A rendered node: component name or tag, props and children. */
interface RenderedNode {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly RenderedNode[]
}

type Render = (props: object) => RenderedNode

const { elements } = elementList(describeElements(await readDeclarations(), [], '1.2.3'))
const script = readFileSync('hosts/wordpress/plugin/block/editor.js', 'utf8')
const components = new Proxy({}, { get: (_, name) => String(name) })
const isNode = (child: unknown): child is RenderedNode => typeof child === 'object' && child !== null

/** Renders the block like the editor, with stubs for WordPress’s own components. */
function renderBlock(attributes: object, overrides: object) {
  const registered = new Map<string, { readonly edit: Render; readonly save: () => unknown }>()
  const changes: object[] = []
  const wp = {
    element: {
      Fragment: 'Fragment',
      createElement: (type: string | Render, props: object | null, ...children: unknown[]): RenderedNode =>
        typeof type === 'function'
          ? type(props ?? {})
          : { type, props: { ...props }, children: children.flat(9).filter(isNode) },
      useEffect: () => {},
      useRef: (current: unknown) => ({ current }),
      useState: (value: unknown) => [value, () => {}],
    },
    i18n: { __: (text: string) => text },
    components,
    blockEditor: { InspectorControls: 'InspectorControls', useBlockProps: () => ({ className: 'block' }) },
    blocks: {
      registerBlockType: (name: string, settings: { edit: Render; save: () => unknown }) =>
        registered.set(name, settings),
    },
  }
  const data = { portal: 'https://portal.example', vendor: 'alfa', locale: 'lt', elements, ...overrides }
  runInNewContext(script, { window: { wp, residentWidgets: data }, URLSearchParams })
  const block = registered.get('resident/element')
  const tree = block?.edit({ attributes, setAttributes: (change: object) => changes.push(change) })
  const all = (node: RenderedNode | undefined): RenderedNode[] =>
    node ? [node, ...node.children.flatMap(all)] : []
  const nodesOf = (type: string) => all(tree).filter(node => node.type === type)
  return {
    names: [...registered.keys()],
    saved: block?.save(),
    nodesOf,
    control: (label: string) => all(tree).find(node => node.props.label === label),
    frame: nodesOf('iframe')[0]?.props.src,
    changes,
  }
}

describe('the block of the WordPress plugin in the editor', () => {
  it('API-1: registers itself, saves no HTML, and previews the element without attributes that addresses cannot contain', () => {
    const values = { service: 'a&b', session: 'aaaaaaaaaaaa', locale: 'lv' }
    const { names, saved, frame } = renderBlock({ element: 'card-payment', values }, {})
    expect(names).toEqual(['resident/element'])
    expect(saved).toBeNull()
    expect(frame).toBe('https://portal.example/embed/frame/card-payment?vendor=alfa&locale=lv&service=a%26b')
  })

  it('API-1: has a control for each declared attribute, and stores its value as text', () => {
    for (const { name, attributes } of elements) {
      const { nodesOf } = renderBlock({ element: name, values: {} }, {})
      const controls = ['SelectControl', 'TextControl', 'ToggleControl'].flatMap(nodesOf)
      expect(controls.map(({ props }) => props.label).sort()).toEqual(
        ['Element', ...attributes.map(attribute => attribute.name)].sort(),
      )
    }
    const bills = renderBlock({ element: 'bills', values: { contract: '7' } }, {})
    expect(bills.control('view')?.props.options).toEqual([
      { label: 'Not given (all)', value: '' },
      { label: 'all', value: 'all' },
      { label: 'latest', value: 'latest' },
    ])
    const change = (label: string, value: unknown) => {
      const { onChange } = bills.control(label)?.props ?? {}
      if (typeof onChange === 'function') onChange(value)
    }
    change('view', 'latest')
    change('contract', '')
    change('Element', 'meters')
    expect(bills.changes).toEqual([
      { values: { contract: '7', view: 'latest' } },
      { values: {} },
      { element: 'meters', values: { contract: '7' } },
    ])
  })

  it('API-1: keeps an unknown element selected, whose preview shows the error, and links to the settings without a portal', () => {
    const { frame, control } = renderBlock({ element: 'bils', values: { veiw: 'x' } }, {})
    expect(frame).toBe('https://portal.example/embed/frame/bils?vendor=alfa&locale=lt')
    expect(control('Element')?.props.value).toBe('bils')
    const { nodesOf } = renderBlock({ element: 'bills' }, { portal: '', settings: 'https://site.example/s' })
    expect(nodesOf('iframe')).toEqual([])
    expect(nodesOf('a').map(({ props }) => props.href)).toEqual(['https://site.example/s'])
  })
})
