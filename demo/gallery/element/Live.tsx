import { type CSSProperties, createElement, useEffect, useRef, useState } from 'react'
import type { WidgetDeclaration } from '../../../src/element/declaration.ts'
import { Select } from '../../../src/ui/Select.tsx'
import { chooseBackend, isInBrowserDemo } from '../answers.ts'
import { isPortal, tagOf } from '../catalogue.ts'
import { ShowAs } from '../ShowAs.tsx'
import { Widths } from '../Widths.tsx'
import { EventLog, type SentEvent } from './EventLog.tsx'

interface Props {
  readonly element: WidgetDeclaration
  readonly attributes: Readonly<Record<string, string>>
  readonly theme: Readonly<Record<string, string>>
}

/** Maximum length of the event log. */
const maxEvents = 20

/** The fragment of the URL belongs to the gallery. */
const portalAttributes = { address: 'none' }

/** The live element and a log of its events. */
export function Live({ element, attributes, theme }: Props) {
  const { name, events, needs } = element
  const [width, setWidth] = useState('100%')
  const [sent, setSent] = useState<readonly SentEvent[]>([])
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const container = stage.current
    const logEvent = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
      setSent(before => [{ type: event.type, detail, at: Date.now() }, ...before].slice(0, maxEvents))
    }
    for (const type of Object.keys(events)) container?.addEventListener(type, logEvent)
    return () => {
      for (const type of Object.keys(events)) container?.removeEventListener(type, logEvent)
    }
  }, [events])

  const isDark = attributes.theme === 'dark'
  return (
    <section className="stack" aria-label="Live">
      <div className="gallery-tools">
        <Widths value={width} onChange={setWidth} />
        <Select
          label="Backend"
          value={isInBrowserDemo ? 'sandbox' : 'server'}
          options={[
            { value: 'server', label: 'This server' },
            { value: 'sandbox', label: 'In-browser demo' },
          ]}
          onChange={chosen => chooseBackend(chosen === 'sandbox')}
        />
      </div>
      {isInBrowserDemo && (
        <p className="muted">
          The server runs in this page: no data leaves it, and a reload resets it. The demo downloads 10 MB
          once and needs a few seconds to start. Bank payments, e-signatures and social sign-in are missing.
        </p>
      )}
      {isPortal(name) && (
        <p className="muted">
          The gallery uses the URL for its own state. Whatever you choose, the element here has{' '}
          <code>address="none"</code>; the code below has what you chose.
        </p>
      )}
      {(needs.session || needs.contract) && <ShowAs tag={tagOf(name)} />}
      <div className="gallery-stage" data-dark={isDark} ref={stage}>
        <div style={{ ...theme, maxInlineSize: width } as CSSProperties}>
          {createElement(tagOf(name), { ...attributes, ...(isPortal(name) && portalAttributes) })}
        </div>
      </div>
      <EventLog events={sent} />
    </section>
  )
}
