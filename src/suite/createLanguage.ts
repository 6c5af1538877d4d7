import { createStore, type StoreApi } from 'zustand/vanilla'
import { defaultLocale, isLocale, type Locale } from '../schemas/locales.ts'
import { cookieTexts, type TextStorage } from '../session/storage.ts'

/** The language a person chose; `undefined` while they have not. */
export interface Language {
  readonly store: StoreApi<Locale | undefined>
  /** Chooses a language for all elements and remembers it for a year (I18-1). */
  readonly choose: (locale: Locale) => void
  /** The language of one element: its attribute, the person's choice, the nearest `lang`, the page's, English. */
  readonly of: (host: Element | undefined, attribute?: Locale) => Locale
}

const localeCookie = 'i18n_redirected'
const chosenFlag = 'resident-language-chosen'

/** "lt-LT" and "lt" both name Lithuanian. */
const localeOf = (tag: string | null | undefined): Locale | undefined => {
  const short = tag?.slice(0, 2).toLowerCase()
  return isLocale(short) ? short : undefined
}

/**
 * The saved language counts only when the flag says that a person chose it;
 * a page's own `?lang=` is a choice too (NAV-9).
 */
export function createLanguage(
  configured: Locale | undefined,
  cookies: TextStorage = cookieTexts(365),
): Language {
  const saved = cookies.read(chosenFlag) === '1' ? localeOf(cookies.read(localeCookie)) : undefined
  const store = createStore<Locale | undefined>(() => saved)
  return {
    store,
    choose(locale) {
      cookies.write(localeCookie, locale)
      cookies.write(chosenFlag, '1')
      store.setState(locale, true)
    },
    of(host, attribute) {
      const nearest = host?.closest('[lang]')
      const page = document.documentElement
      return (
        attribute ??
        store.getState() ??
        (nearest && nearest !== page ? localeOf(nearest.getAttribute('lang')) : undefined) ??
        configured ??
        localeOf(page.lang) ??
        defaultLocale
      )
    },
  }
}
