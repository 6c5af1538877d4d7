/**
 * Shows a notice in place of each element and of the portal, in browsers that cannot run the suite. Built for such
 * browsers and loaded only by them, so this file may use nothing newer than 2017.
 */
const files = import.meta.glob<string>('./locales/*.json', { eager: true, import: 'oldBrowser' })

/** The notice by language. */
const texts: Record<string, string> = {}
for (const path of Object.keys(files))
  texts[path.slice('./locales/'.length, -'.json'.length)] = files[path] || ''

function insertNotice(container: Element, language: string): void {
  const text = document.createElement('p')
  text.lang = language
  text.textContent = texts[language] || texts.en || ''
  container.insertBefore(text, container.firstChild)
}

function languageOf(element: Element): string {
  const nearest = element.closest('[lang]') || document.documentElement
  const tag = element.getAttribute('locale') || nearest.getAttribute('lang') || ''
  const short = tag.slice(0, 2).toLowerCase()
  return short in texts ? short : 'en'
}

function showNotices(): void {
  const portal = document.getElementById('root')
  if (portal) {
    // The sign-in that comes with the HTML cannot be used either.
    portal.textContent = ''
    // In every language, because the scripts that detect the portal's language cannot run here.
    for (const language of Object.keys(texts).reverse()) insertNotice(portal, language)
  }
  // The tag's fallback content, such as a link, stays after the notice.
  for (const element of Array.from(document.getElementsByTagName('*')))
    if (element.localName.indexOf('resident-') === 0) insertNotice(element, languageOf(element))
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showNotices)
else showNotices()
