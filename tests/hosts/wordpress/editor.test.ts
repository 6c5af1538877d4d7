import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { describeElements } from '../../../build/derived/describeElements.ts'
import { elementList } from '../../../build/derived/elementList.ts'
import { readDeclarations } from '../../../build/derived/readDeclarations.ts'

/** What the editor draws: a component's name or a tag, what it was given, what stands in it. */
interface Drawn {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
  readonly inside: readonly Drawn[]
}

type Draw = (props: object) => Drawn

const { elements } = elementList(describeElements(await readDeclarations(), [], '1.2.3'))
const script = readFileSync('hosts/wordpress/plugin/block/editor.js', 'utf8')
const components = new Proxy({}, { get: (_, name) => String(name) })
const isDrawn = (child: unknown): child is Drawn => typeof child === 'object' && child !== null

/** Draws the block as the editor would, with stand-ins for what WordPress brings. */
function drawBlock(attributes: object, data: object) {
  const registered = new Map<string, { readonly edit: Draw; readonly save: () => unknown }>()
  const changes: object[] = []
  const wp = {
    element: {
      Fragment: 'Fragment',
      createElement: (type: string | Draw, props: object | null, ...children: unknown[]): Drawn =>
        typeof type === 'function'
          ? type(props ?? {})
          : { type, props: { ...props }, inside: children.flat(9).filter(isDrawn) },
      useEffect: () => {},
      useRef: (current: unknown) => ({ current }),
      useState: (value: unknown) => [value, () => {}],
    },
    i18n: { __: (text: string) => text },
    components,
    blockEditor: { InspectorControls: 'InspectorControls', useBlockProps: () => ({ className: 'block' }) },
    blocks: {
      registerBlockType: (name: string, settings: { edit: Draw; save: () => unknown }) =>
        registered.set(name, settings),
    },
  }
  const told = { portal: 'https://portal.example', vendor: 'alfa', locale: 'lt', elements, ...data }
  runInNewContext(script, { window: { wp, residentWidgets: told }, URLSearchParams })
  const block = registered.get('resident/element')
  const drawn = block?.edit({ attributes, setAttributes: (change: object) => changes.push(change) })
  const all = (node: Drawn | undefined): Drawn[] => (node ? [node, ...node.inside.flatMap(all)] : [])
  const found = (type: string) => all(drawn).filter(node => node.type === type)
  return {
    names: [...registered.keys()],
    saved: block?.save(),
    found,
    control: (label: string) => all(drawn).find(node => node.props.label === label),
    frame: found('iframe')[0]?.props.src,
    changes,
  }
}

describe('the block of the WordPress plugin in the editor', () => {
  it('API-1: registers itself, keeps no HTML and shows the element as the portal does, but for what no address carries', () => {
    const values = { service: 'a&b', session: 'aaaaaaaaaaaa', locale: 'lv' }
    const { names, saved, frame } = drawBlock({ element: 'card-payment', values }, {})
    expect(names).toEqual(['resident/element'])
    expect(saved).toBeNull()
    expect(frame).toBe('https://portal.example/embed/frame/card-payment?vendor=alfa&locale=lv&service=a%26b')
  })

  it('API-1: has a control for each attribute, made from its declaration, and keeps what is chosen as text', () => {
    for (const { name, attributes } of elements) {
      const { found } = drawBlock({ element: name, values: {} }, {})
      const controls = ['SelectControl', 'TextControl', 'ToggleControl'].flatMap(found)
      expect(controls.map(({ props }) => props.label).sort()).toEqual(
        ['Element', ...attributes.map(attribute => attribute.name)].sort(),
      )
    }
    const bills = drawBlock({ element: 'bills', values: { contract: '7' } }, {})
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

  it('API-1: an element that is not there stays chosen, so that the portal says what to do; without a portal the settings are named', () => {
    const { frame, control } = drawBlock({ element: 'bils', values: { veiw: 'x' } }, {})
    expect(frame).toBe('https://portal.example/embed/frame/bils?vendor=alfa&locale=lt')
    expect(control('Element')?.props.value).toBe('bils')
    const { found } = drawBlock({ element: 'bills' }, { portal: '', settings: 'https://site.example/s' })
    expect(found('iframe')).toEqual([])
    expect(found('a').map(({ props }) => props.href)).toEqual(['https://site.example/s'])
  })
})
