/** A language's name in that language, e.g. "Lietuvių"; its code where the browser does not know the name. */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
