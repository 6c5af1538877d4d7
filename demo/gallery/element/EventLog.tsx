export interface SentEvent {
  readonly type: string
  readonly detail: unknown
  /** Milliseconds since 1970. */
  readonly at: number
}

interface Props {
  /** Newest first. */
  readonly events: readonly SentEvent[]
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

/** The events that the element emitted, with their details. */
export function EventLog({ events }: Props) {
  return (
    <details className="gallery-details">
      <summary>Events: {events.length === 0 ? 'none yet' : events.length}</summary>
      <ol className="gallery-events">
        {events.map(({ type, detail, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id
          <li key={index}>
            <span className="muted small">{time.format(at)}</span> <code>{type}</code>
            {detail !== null && detail !== undefined && <code> {JSON.stringify(detail)}</code>}
          </li>
        ))}
      </ol>
    </details>
  )
}
