import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { drawn } from '../runtime/drawn.ts'
import { schemeOf } from '../runtime/useScheme.ts'
import { getSuite } from '../suite/getSuite.ts'

/** Where r2wc keeps what it has mounted. */
const mounted = Symbol.for('r2wc.context')

/** Removes the drawn button, which the element's own replaces, and hands the focus on. */
function removeDrawnButton(host: HTMLElement): void {
  const button = host.querySelector(':scope > button')
  if (button?.matches(':focus')) host.shadowRoot?.querySelector<HTMLElement>('[part="submit"]')?.focus()
  button?.remove()
}

drawn.takeOver = {
  root(host, Shell, shell) {
    const root = host.shadowRoot
    const [link, drawing] = root?.children ?? []
    if (!root || link?.localName !== 'link') return
    // The sheets that are adopted by now have the same rules.
    link.remove()
    if (drawing?.matches(`[lang="${getSuite().language.of(host, shell.attributes.locale)}"]`)) {
      // Renderers keep the attributes that they find.
      drawing.setAttribute('data-scheme', schemeOf(host, shell.attributes.theme))
      Reflect.set(host, mounted, {
        root: hydrateRoot(root as unknown as Element, <Shell shell={shell} />),
        ReactComponent: Shell,
      })
    } else for (const place of [root, host]) place.replaceChildren()
  },
  form(host) {
    const form = host.querySelector(':scope > form')
    if (!form) return undefined
    function Place({ children }: { readonly children: ReactElement }) {
      const root = useRef<Root>(undefined)
      useLayoutEffect(() => {
        if (root.current) return root.current.render(children)
        removeDrawnButton(host)
        root.current = hydrateRoot(host, children)
      })
      useLayoutEffect(() => () => root.current?.unmount(), [])
      return null
    }
    return { id: form.id, Place }
  },
}
