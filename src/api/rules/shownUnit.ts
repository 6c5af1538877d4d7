import type { Locale } from '../schemas/locales.ts'

const kWh = { code: 'kWh', ru: 'кВт·ч' }
const MWh = { code: 'MWh', ru: 'МВт·ч' }
const GJ = { code: 'GJ', ru: 'ГДж' }
const Gcal = { code: 'Gcal', lt: 'Gkal', ru: 'Гкал' }
const cubicMetre = { code: 'm³', ru: 'м³' }
const litre = { code: 'l', ru: 'л' }

type Unit = { readonly code: string } & Readonly<Partial<Record<Locale, string>>>

/** Units by what vendors call them, in small letters. A language that a unit does not name writes its code. */
const units: Readonly<Record<string, Unit>> = {
  kwh: kWh,
  mwh: MWh,
  gj: GJ,
  gcal: Gcal,
  gkal: Gcal,
  'm³': cubicMetre,
  m3: cubicMetre,
  l: litre,
}

/** A unit from the vendor's data as a language writes it; one that is unknown as it came. */
export function shownUnit(unit: string, locale: Locale): string {
  const name = unit.toLowerCase()
  const known = Object.hasOwn(units, name) ? units[name] : undefined
  return known ? (known[locale] ?? known.code) : unit
}
