import { createStore, type StoreApi } from 'zustand/vanilla'
import { defaultLocale, isLocale, type Locale } from '../api/schemas/locales.ts'
import { cookieTexts, type TextStorage } from '../session/storage.ts'

/** Determines the language of elements: the user's choice, and the `lang` of the page. */
interface LanguageState {
  readonly chosen: Locale | undefined
  readonly page: string
}

export interface Language {
  readonly store: StoreApi<LanguageState>
  /** Sets the language of all elements and stores it for a year (I18-1). */
  readonly choose: (locale: Locale) => void
  /** Language of one element: its attribute, the user's choice, the nearest `lang`, the page's, English. */
  readonly of: (host: Element | undefined, attribute?: Locale) => Locale
}

const localeCookie = 'i18n_redirected'
const chosenFlag = 'resident-language-chosen'

/** "lt-LT" and "lt" are both Lithuanian. */
const localeOf = (tag: string | null | undefined): Locale | undefined => {
  const short = tag?.slice(0, 2).toLowerCase()
  return isLocale(short) ? short : undefined
}

/** The user's language; a stored one counts only with its flag. */
export const chosenLocale = (cookies: TextStorage = cookieTexts()): Locale | undefined =>
  cookies.read(chosenFlag) === '1' ? localeOf(cookies.read(localeCookie)) : undefined

/** The language of a page whose user has chosen none: the configured one, the page's, English. */
export const pageLocale = (configured: Locale | undefined): Locale =>
  configured ?? localeOf(document.documentElement.lang) ?? defaultLocale

/** Makes the language of one page. */
export function createLanguage(
  configured: Locale | undefined,
  cookies: TextStorage = cookieTexts(365),
): Language {
  const page = document.documentElement
  const store = createStore<LanguageState>(() => ({ chosen: chosenLocale(cookies), page: page.lang }))
  new MutationObserver(() => store.setState({ page: page.lang })).observe(page, { attributeFilter: ['lang'] })
  return {
    store,
    choose(locale) {
      cookies.write(localeCookie, locale)
      cookies.write(chosenFlag, '1')
      store.setState({ chosen: locale })
    },
    of(host, attribute) {
      const nearest = host?.closest('[lang]')
      return (
        attribute ??
        store.getState().chosen ??
        (nearest && nearest !== page ? localeOf(nearest.getAttribute('lang')) : undefined) ??
        pageLocale(configured)
      )
    },
  }
}
