import { monthInWords } from '../api/rules/monthInWords.ts'
import type { Locale } from '../api/schemas/locales.ts'
import type { Translate } from './TextsContext.ts'

/** Whole days from one calendar day to another; negative when `to` is before `from`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

const formatters = new Map<string, unknown>()

/** Returns a cached `Intl` formatter, because creating one takes longer than rendering a row of a list. */
function cachedFormat<Options, Format>(
  Kind: new (tag: string, options?: Options) => Format,
  tag: string,
  options?: Options,
): Format {
  const key = `${Kind.name} ${tag} ${JSON.stringify(options)}`
  const present = formatters.get(key) as Format | undefined
  const format = present ?? new Kind(tag, options)
  formatters.set(key, format)
  return format
}

/** Stands for a moment that is none. */
const unknown = '–'

/** Day of a moment in a time zone, e.g. "2026-11-21"; "–" for an invalid date. */
export const dayIn = (timeZone: string, moment: Date): string =>
  Number.isNaN(moment.getTime())
    ? unknown
    : cachedFormat(Intl.DateTimeFormat, 'sv-SE', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }).format(moment)

/** Formats of money and dates in one language. Input and output are texts, so no amount becomes a float. */
export interface Formats {
  /** Today in the vendor's time zone, e.g. "2026-11-21". */
  readonly today: string
  /** "48.20", "EUR" → "€48.20" / "48,20 €" */
  readonly money: (amount: string, currency: string) => string
  /** 150, "EUR" → "€150": for axes, without cents */
  readonly roundMoney: (amount: number, currency: string) => string
  /** "0.0612", "EUR" → "€0.0612": a price of a unit, which may be parts of a cent. */
  readonly unitPrice: (price: string, currency: string) => string
  /** "2026-11-30" → "30 November" (with the year when it is not this one); never only digits, whose order differs by country */
  readonly day: (day: string) => string
  /** "2026-11-25", "2026-11-27" → "25–27 November" */
  readonly days: (from: string, to: string) => string
  /** "2026-10" → "October 2026" */
  readonly month: (month: string) => string
  /** "2026-10" → "Oct": for axes, which show the year separately */
  readonly shortMonth: (month: string) => string
  readonly number: (value: number) => string
  /** "1234.5000" → "1234.5" / "1234,5": no groups, as meters show it, and never rounded. */
  readonly reading: (value: string) => string
  /** A file's size: 5242880 → "5 MB". */
  readonly bytes: (bytes: number) => string
  /** "JPG", "PDF" → "JPG or PDF" */
  readonly oneOf: (items: readonly string[]) => string
  /** Days of the week, Monday first: "Monday" and "Mon", or one or two letters in Latvian. */
  readonly weekdays: readonly { readonly name: string; readonly short: string }[]
  /** Local time, or the time in a time zone, e.g. "14:05". */
  readonly time: (moment: Date, timeZone?: string) => string
  /** Remaining time in its largest unit, rounded down: "in 9 days", "in 5 hours", "in 40 minutes". */
  readonly remaining: (milliseconds: number) => string
  /** Days from today until `day`, in words: "in 9 days", "yesterday". */
  readonly relativeDay: (day: string) => string
  /** A deadline with the days until it: "30 November (in 9 days)". */
  readonly deadline: (day: string) => string
  /**
   * The number of a contract or a meter after the number sign of the language: "No. 100217", "Nr. 100217", "№ 100217".
   */
  readonly numbered: (number: string) => string
}

/** Adds the year unless it is the current one. */
const yearOf = (today: string, ...days: readonly string[]) =>
  days.every(day => day.slice(0, 4) === today.slice(0, 4)) ? {} : ({ year: 'numeric' } as const)

/** Joins numbers and the next word by a no-break space: "30 d.", "30 ноября", "9 days". */
const joinNumbers = (text: string) => text.replace(/(\d\.?) /g, '$1\u00a0')

/**
 * Wraps a format so that a value that is no date or has no currency is shown as it came: one bad record of the back end
 * must not take an element down. The client reports such values.
 */
const orAsIs =
  <Args extends readonly [unknown, ...unknown[]]>(
    format: (...args: Args) => string,
    asIs: (...args: Args) => string = (...[value]) => (typeof value === 'string' ? value : unknown),
  ) =>
  (...args: Args): string => {
    try {
      return format(...args)
    } catch {
      return asIs(...args)
    }
  }

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/**
 * Returns the formats of one language.
 * @param dayNow returns the vendor's calendar day; called on demand, because formatting the first date of a page is
 * slow
 * @param t translates; short names of days and months are texts, because browsers abbreviate Lithuanian months to
 * numbers and Latvian days to long words
 */
export function createFormats(locale: Locale, dayNow: () => string, t: Translate): Formats {
  const tag = locale === 'en' ? 'en-GB' : locale
  const date = (options: Intl.DateTimeFormatOptions) =>
    cachedFormat(Intl.DateTimeFormat, tag, { timeZone: 'UTC', ...options })
  const upper = (text: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
  const relativeDay = (day: string) =>
    joinNumbers(
      cachedFormat(Intl.RelativeTimeFormat, tag, { numeric: 'auto' }).format(
        daysBetween(dayNow(), day),
        'day',
      ),
    )
  const formats: Formats = {
    get today() {
      return dayNow()
    },
    bytes: bytes => {
      const [unit, size] = bytes < 1_000_000 ? ['kilobyte', 1024] : ['megabyte', 1024 * 1024]
      const options = { style: 'unit', unit, maximumFractionDigits: unit === 'megabyte' ? 1 : 0 } as const
      return cachedFormat(Intl.NumberFormat, tag, options).format(Math.max(1, bytes) / size)
    },
    // The 5th of January 2026 is a Monday.
    get weekdays() {
      const short = t('shared:dates.shortDays').split(' ')
      return [5, 6, 7, 8, 9, 10, 11].map((day, at) => {
        const name = date({ weekday: 'long' }).format(Date.UTC(2026, 0, day))
        return { name, short: short[at] ?? name }
      })
    },
    oneOf: items => cachedFormat(Intl.ListFormat, tag, { type: 'disjunction' }).format(items),
    time: orAsIs<[moment: Date, timeZone?: string]>((moment, timeZone) =>
      cachedFormat(Intl.DateTimeFormat, tag, { hour: '2-digit', minute: '2-digit', timeZone }).format(moment),
    ),
    money: orAsIs(
      (amount, currency) =>
        cachedFormat(Intl.NumberFormat, tag, { style: 'currency', currency }).format(amount as `${number}`),
      (amount, currency) => `${amount} ${currency}`,
    ),
    unitPrice: orAsIs(
      (price, currency) =>
        cachedFormat(Intl.NumberFormat, tag, {
          style: 'currency',
          currency,
          maximumFractionDigits: 6,
        }).format(price as `${number}`),
      (price, currency) => `${price} ${currency}`,
    ),
    roundMoney: orAsIs(
      (amount, currency) =>
        cachedFormat(Intl.NumberFormat, tag, {
          style: 'currency',
          currency,
          maximumFractionDigits: 0,
        }).format(amount),
      (amount, currency) => `${Math.round(amount)} ${currency}`,
    ),
    day: orAsIs<[day: string]>(day =>
      joinNumbers(date({ day: 'numeric', month: 'long', ...yearOf(dayNow(), day) }).format(utc(day))),
    ),
    days: orAsIs(
      (from, to) => {
        const format = date({ day: 'numeric', month: 'long', ...yearOf(dayNow(), from, to) })
        const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
        // Browsers omit "m." and "d." in Lithuanian ranges, so ranges are built from days.
        if (locale !== 'lt' || from === to) {
          const range = format.formatRange(utc(from), utc(to))
          return joinNumbers(isOneMonth ? range.replace(/\s–\s/, '–') : range)
        }
        const [first, last] = [format.format(utc(from)), format.format(utc(to))]
        return joinNumbers(
          isOneMonth ? first.replace(/\d+(?=\s*d\.$)/, `$&–${Number(to.slice(8))}`) : `${first} – ${last}`,
        )
      },
      (from, to) => (from === to ? from : `${from} – ${to}`),
    ),
    month: orAsIs(month => upper(monthInWords(date({ year: 'numeric', month: 'long' }), utc(`${month}-01`)))),
    shortMonth: month => t('shared:dates.shortMonths').split(' ')[Number(month.slice(5)) - 1] ?? month,
    number: value => cachedFormat(Intl.NumberFormat, tag).format(value),
    reading: value =>
      cachedFormat(Intl.NumberFormat, tag, { useGrouping: false, maximumFractionDigits: 4 }).format(
        value as `${number}`,
      ),
    remaining: orAsIs<[milliseconds: number]>(milliseconds => {
      const minutes = Math.max(1, Math.floor(milliseconds / 60_000))
      const relative = cachedFormat(Intl.RelativeTimeFormat, tag)
      if (minutes >= 48 * 60) return relative.format(Math.floor(minutes / 1440), 'day')
      return minutes >= 120
        ? relative.format(Math.floor(minutes / 60), 'hour')
        : relative.format(minutes, 'minute')
    }),
    relativeDay: orAsIs(relativeDay),
    deadline: orAsIs(day => `${formats.day(day)} (${relativeDay(day)})`),
    numbered: number => t('numbered', { number }),
  }
  return formats
}
