import { getSuite } from '../../../src/suite/getSuite.ts'

/**
 * Fallback when the error page or the texts fail (NAV-12). It depends on nothing else, so it contains its texts in
 * every language, and its link reloads the portal.
 */
export function PlainErrorPage() {
  const texts: Readonly<Record<string, readonly [title: string, home: string]>> = {
    en: ['This page cannot be shown right now. Your data is safe.', 'Go to the home page'],
    lt: ['Šio puslapio dabar parodyti nepavyksta. Jūsų duomenys saugūs.', 'Į pradžios puslapį'],
    lv: ['Šo lapu pašlaik nevar parādīt. Jūsu dati ir drošībā.', 'Uz sākumlapu'],
    ru: ['Сейчас не удаётся показать эту страницу. Ваши данные в безопасности.', 'На главную страницу'],
  }
  const [title, home] = texts[document.documentElement.lang] ?? texts.en ?? []
  return (
    <main className="site-plain">
      <h1>{title}</h1>
      <p>
        <a href={`${getSuite().portal}/`}>{home}</a>
      </p>
    </main>
  )
}
