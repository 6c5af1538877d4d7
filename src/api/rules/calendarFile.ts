/** An event of one or several whole days. */
export interface CalendarDay {
  /** Stable across files, so that a calendar does not import the event twice. */
  readonly id: string
  /** "2026-11-30" */
  readonly day: string
  /** Last day, if there are several. */
  readonly until?: string | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly location?: string | undefined
}

/** Octets of a line, without its end (RFC 5545, 3.1). */
const lineOctets = 75

const plainDay = (day: string) => day.replaceAll('-', '')
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    // Characters that a calendar text may not contain.
    .replace(/\p{Cc}/gu, '')

/** Folds a line between characters, never inside one. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let text = ''
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > lineOctets) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/**
 * A calendar file (.ics, RFC 5545) of whole days, for any calendar.
 * @param made time of creation
 */
export function calendarFile(name: string, days: readonly CalendarDay[], made: Date): string {
  const stamp = `${made.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const events = days.flatMap(({ id, day, until = day, title, text, location }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@resident-widgets`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(nextDay(until))}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Resident Widgets//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
