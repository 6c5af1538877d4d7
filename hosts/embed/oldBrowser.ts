import { oldBrowser as en } from './locales/en.json'
import { oldBrowser as lt } from './locales/lt.json'
import { oldBrowser as lv } from './locales/lv.json'
import { oldBrowser as ru } from './locales/ru.json'

/**
 * Tells people with a browser that cannot run the suite what to do, where they would see an element or the portal.
 * Built for such browsers, and fetched by them alone: nothing newer than 2017 may be used here.
 */
const texts: Readonly<Record<string, string>> = { en, lt, lv, ru }

function say(place: Element, language: string): void {
  const text = document.createElement('p')
  text.lang = language
  text.textContent = texts[language] || en
  place.insertBefore(text, place.firstChild)
}

function languageOf(element: Element): string {
  const nearest = element.closest('[lang]') || document.documentElement
  const named = element.getAttribute('locale') || nearest.getAttribute('lang') || ''
  const short = named.slice(0, 2).toLowerCase()
  return short in texts ? short : 'en'
}

function tell(): void {
  // Which language somebody reads in the portal is known only by what cannot run here.
  const portal = document.getElementById('root')
  if (portal) for (const language of Object.keys(texts).reverse()) say(portal, language)
  // What stands inside the tag, such as a link, stays behind the sentence.
  for (const element of Array.from(document.getElementsByTagName('*')))
    if (element.localName.indexOf('resident-') === 0) say(element, languageOf(element))
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell)
else tell()
