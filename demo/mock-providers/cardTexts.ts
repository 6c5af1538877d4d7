import type { Locale } from '../../src/api/schemas/locales.ts'

interface CardTexts {
  readonly title: string
  readonly number: string
  readonly expiry: string
  readonly code: string
  readonly invalid: string
}

/** Texts of the card fields in the languages of the embedding page. */
export const cardTexts: Readonly<Record<Locale, CardTexts>> = {
  en: {
    title: 'Card',
    number: 'Card number',
    expiry: 'Expires (MM/YY)',
    code: 'Security code',
    invalid: 'Check the number, the date and the code of the card.',
  },
  lt: {
    title: 'Kortelė',
    number: 'Kortelės numeris',
    expiry: 'Galioja iki (mėnuo / metai)',
    code: 'Saugos kodas',
    invalid: 'Patikrinkite kortelės numerį, galiojimo laiką ir kodą.',
  },
  lv: {
    title: 'Karte',
    number: 'Kartes numurs',
    expiry: 'Derīga līdz (MM/GG)',
    code: 'Drošības kods',
    invalid: 'Pārbaudiet kartes numuru, derīguma termiņu un kodu.',
  },
  ru: {
    title: 'Карта',
    number: 'Номер карты',
    expiry: 'Срок действия (ММ/ГГ)',
    code: 'Код безопасности',
    invalid: 'Проверьте номер, срок действия и код карты.',
  },
}
