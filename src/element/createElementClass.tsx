import r2wc from '@r2wc/react-to-web-component'
import { memo } from 'react'
import { type Attribute, camelCase, readAttribute } from '../runtime/attributes.ts'
import { drawn, type ShellProps } from '../runtime/drawn.ts'
import { emitFrom } from '../runtime/ElementContext.ts'
import type { Widget } from '../runtime/Widget.ts'
import { WidgetShell } from '../runtime/WidgetShell.tsx'
import { followHostStyles, unfollowHostStyles } from './followHostStyles.ts'
import { createRootSheets, type RootSheets } from './rootSheets.ts'

/** The custom element callbacks as r2wc writes them. */
interface R2wcElement extends HTMLElement {
  shell: unknown
  connectedCallback(): void
  disconnectedCallback(): void
}

/** r2wc renders again when an element is connected, although nothing changed; it adds a prop that nothing here reads. */
const Shell = memo(
  ({ shell }: ShellProps) => <WidgetShell {...shell} />,
  (before, { shell }) => before.shell === shell,
)

/**
 * Creates the class of one element. r2wc mounts, updates and unmounts; what it gets wrong (measured: attributes,
 * properties before definition, moves) is handled here.
 */
export function createElementClass(widget: Widget): CustomElementConstructor {
  const names = Object.keys(widget.attributes)
  // Without a type r2wc does not reflect the property to an attribute.
  const props = { shell: undefined } as unknown as { shell: 'json' }
  const Base = r2wc<ShellProps>(Shell, { shadow: 'open', props }) as unknown as new () => R2wcElement

  class ResidentElement extends Base {
    /** For the doctor. */
    static readonly widget = widget

    static get observedAttributes() {
      return names
    }

    /** Invalid attribute values already reported, so that each is reported once. */
    readonly #told = new Map<string, string | null>()

    /**
     * Browsers report a tag's attributes one by one before it is connected; the element renders once, with all of
     * them.
     */
    #wasConnected = false

    readonly #sheets: RootSheets | undefined = this.shadowRoot
      ? createRootSheets(this.shadowRoot, widget.css)
      : undefined

    /** Keeps a root that came with the page's HTML, which browsers would empty, or that shows a first view. */
    override attachShadow(options: ShadowRootInit) {
      return this.shadowRoot ?? super.attachShadow(options)
    }

    override connectedCallback() {
      for (const name of names) this.#upgradeProperty(camelCase(name))
      this.#wasConnected = true
      // A copy that a page's script made has the fields of the original, and an empty root.
      if (!this.shadowRoot?.firstChild && !this.querySelector(':scope>template'))
        for (const field of this.querySelectorAll(':scope>:is(form,input)[slot]')) field.remove()
      this.#update()
      if (this.shadowRoot) followHostStyles(this.shadowRoot, widget.name)
      super.connectedCallback()
    }

    /** Keeps the state when the element is moved. */
    connectedMoveCallback() {}

    override disconnectedCallback() {
      // Browsers without connectedMoveCallback report a move as a removal and an insertion.
      queueMicrotask(() => {
        if (this.isConnected) return
        if (this.shadowRoot) unfollowHostStyles(this.shadowRoot)
        super.disconnectedCallback()
      })
    }

    adoptedCallback() {
      this.#sheets?.adopt()
    }

    attributeChangedCallback() {
      if (this.#wasConnected && this.isConnected) this.#update()
    }

    /** Applies a property that was set before the element was defined. */
    #upgradeProperty(name: string) {
      if (!Object.hasOwn(this, name)) return
      const value = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }

    #update() {
      const attributes: Record<string, unknown> = {}
      for (const [name, attribute] of Object.entries(widget.attributes)) {
        const { value, valid } = readAttribute(attribute, this.getAttribute(name))
        attributes[camelCase(name)] = value
        if (!valid) this.#tellInvalid(name, attribute)
      }
      const shell = {
        host: this,
        widget,
        attributes,
        addSheet: this.#sheets?.add,
      } as unknown as ShellProps['shell']
      drawn.takeOver?.root(this, Shell, shell)
      this.shell = shell
    }

    #tellInvalid(name: string, { fallback }: Attribute) {
      if (this.#told.get(name) === this.getAttribute(name)) return
      this.#told.set(name, this.getAttribute(name))
      const message = `${this.localName}: "${this.getAttribute(name)}" is not a value of "${name}"; "${fallback}" is used.`
      emitFrom(this)('resident-error', { code: 'RW-ATTRIBUTE', message })
    }
  }

  for (const [name, attribute] of Object.entries(widget.attributes)) {
    Object.defineProperty(ResidentElement.prototype, camelCase(name), {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return readAttribute(attribute, this.getAttribute(name)).value
      },
      set(this: HTMLElement, value: unknown) {
        if (value === undefined || value === null || value === false) this.removeAttribute(name)
        else this.setAttribute(name, value === true ? '' : String(value))
      },
    })
  }
  return ResidentElement
}
