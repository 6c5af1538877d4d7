import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { findLoader } from '../client/findLoader.ts'
import { drawn, type Typed } from '../runtime/drawn.ts'
import { getSuite } from '../suite/getSuite.ts'
import { schemeOf } from '../theme/schemeOf.ts'

declare const __SUITE_VERSION__: string

/** Where r2wc keeps what it has mounted. */
const mounted = Symbol.for('r2wc.context')

type R2wcHost = HTMLElement & { [mounted]?: object }

const typedIn = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLInputElement>(':scope > input[slot]')].map(
    (input): Typed => ({ name: input.name, value: input.value, isFocused: input.matches(':focus') }),
  )

function typeAgain(host: HTMLElement, typed: readonly Typed[]): void {
  for (const { name, value, isFocused } of typed) {
    const input = host.querySelector<HTMLInputElement>(`:scope > input[slot="${name}"]`)
    if (input) input.value = value
    if (isFocused) input?.focus()
  }
}

/** Removes the drawn button, which the element's own replaces, and hands the focus on. */
function removeDrawnButton(host: HTMLElement): void {
  const button = host.querySelector(':scope > button[slot]')
  if (button?.matches(':focus')) host.shadowRoot?.querySelector<HTMLElement>('[part="submit"]')?.focus()
  button?.remove()
}

/** The page's own content of the tag, if a script has drawn the rest. */
const fallbackOf = (host: HTMLElement) =>
  findLoader()
    ?.drawn?.fallbacks.get(host)
    ?.filter(node => node.parentNode === host) ?? []

/** Tells the element what is typed into its inputs, which were there before it. */
function tellTyped(root: ShadowRoot): void {
  for (const input of root.querySelectorAll<HTMLInputElement>('input')) {
    const type = input.checked || input.type === 'file' ? 'change' : 'input'
    if (input.checked || input.value !== input.defaultValue)
      input.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Whether this build has drawn the HTML: content management systems cache what an earlier one has drawn. */
const isOfThisBuild = (link: HTMLLinkElement | null) => !link || link.href.includes(`/${__SUITE_VERSION__}/`)

drawn.takeOver = {
  root(host, Shell, shell) {
    const root = host.shadowRoot
    if (!root) return
    // Browsers that do not know declarative roots leave the template there.
    const template = host.querySelector<HTMLTemplateElement>(':scope > template[shadowrootmode]')
    if (template) root.append(template.content)
    template?.remove()
    const drawing = root.querySelector<HTMLElement>('.root')
    // A first view leaves by itself, and the page's own content stays where nothing is drawn.
    if (!drawing || drawing.inert || (host as R2wcHost)[mounted]) return
    // What a script has drawn has no link.
    const link = root.querySelector('link')
    // The sheets that are adopted by now have the same rules as the link; a script may have added a slot.
    for (const part of [...root.children]) if (part !== drawing) part.remove()
    const language = getSuite().language.of(host, shell.attributes.locale)
    if (isOfThisBuild(link) && drawing.lang === language) {
      // Renderers keep the attributes that they find.
      drawing.setAttribute('data-scheme', schemeOf(host, shell.attributes.theme))
      drawn.taken.add(host)
      ;(host as R2wcHost)[mounted] = {
        root: hydrateRoot(root as unknown as Element, <Shell shell={shell} />),
        ReactComponent: Shell,
      }
      return tellTyped(root)
    }
    drawn.unused.set(host, typedIn(host))
    root.replaceChildren()
    host.replaceChildren(...fallbackOf(host))
  },
  form(host) {
    const typed = drawn.unused.get(host)
    if (typed) {
      drawn.unused.delete(host)
      return {
        Place({ children }) {
          useLayoutEffect(() => typeAgain(host, typed), [])
          return createPortal(children, host)
        },
      }
    }
    const form = drawn.taken.has(host) && host.querySelector<HTMLFormElement>(':scope > form[slot]')
    if (!form) return undefined
    const Place = ({ children }: { readonly children: ReactElement }) => {
      const root = useRef<Root>(undefined)
      useLayoutEffect(() => {
        if (root.current) return root.current.render(children)
        removeDrawnButton(host)
        // Preact removes what is not its own.
        const fallback = fallbackOf(host)
        for (const node of fallback) node.remove()
        root.current = hydrateRoot(host, children)
        host.prepend(...fallback)
        if (findLoader()?.drawn?.sentForms.delete(form)) form.requestSubmit()
      })
      useLayoutEffect(() => () => root.current?.unmount(), [])
      return null
    }
    return { id: form.id, Place }
  },
}
