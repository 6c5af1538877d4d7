import { type CSSProperties, createElement, useEffect, useRef, useState } from 'react'
import type { WidgetDeclaration } from '../../../src/element/declaration.ts'
import { Select } from '../../../src/ui/Select.tsx'
import { chooseAnswers, isInBrowserDemo } from '../answers.ts'
import { isWhole, tagOf } from '../catalogue.ts'
import { Widths } from '../Widths.tsx'
import { EventLog, type SentEvent } from './EventLog.tsx'

interface Props {
  readonly element: WidgetDeclaration
  readonly attributes: Readonly<Record<string, string>>
  readonly theme: Readonly<Record<string, string>>
}

/** How many events are remembered. */
const kept = 20

/** What the gallery decides of the portal: behind "#" in the address stands the place in the gallery. */
const besideGallery = { address: 'none' }

/** The element itself, as any page has it, with the events it sends. */
export function Live({ element, attributes, theme }: Props) {
  const { name, events } = element
  const [width, setWidth] = useState('100%')
  const [sent, setSent] = useState<readonly SentEvent[]>([])
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const place = stage.current
    const take = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      setSent(before => [{ type: event.type, detail, at: Date.now() }, ...before].slice(0, kept))
    }
    for (const type of Object.keys(events)) place?.addEventListener(type, take)
    return () => {
      for (const type of Object.keys(events)) place?.removeEventListener(type, take)
    }
  }, [events])

  const isDark = attributes.theme === 'dark'
  return (
    <section className="stack" aria-label="Live">
      <div className="gallery-tools">
        <Widths value={width} onChange={setWidth} />
        <Select
          label="Who answers"
          value={isInBrowserDemo ? 'sandbox' : 'server'}
          options={[
            { value: 'server', label: 'This server' },
            { value: 'sandbox', label: 'A sandbox in this page' },
          ]}
          onChange={chosen => chooseAnswers(chosen === 'sandbox')}
        />
      </div>
      {isInBrowserDemo && (
        <p className="muted">
          A server of its own runs in this page: nothing you do leaves it, and a reload begins anew. It takes
          10 MB at first and some seconds to start. Banks, e-signatures and sign-in through others are not
          there.
        </p>
      )}
      {isWhole(name) && (
        <p className="muted">
          The gallery uses the URL for its own state. Whatever you choose, the element here has{' '}
          <code>address="none"</code>; the code below has what you chose.
        </p>
      )}
      <div className="gallery-stage" data-dark={isDark} ref={stage}>
        <div style={{ ...theme, maxInlineSize: width } as CSSProperties}>
          {createElement(tagOf(name), { ...attributes, ...(isWhole(name) && besideGallery) })}
        </div>
      </div>
      <EventLog events={sent} />
    </section>
  )
}
