import { report, reportBy } from './reports.ts'

/** Where reports go, as the server has written into the page; undefined where it wants none. */
const address = () =>
  document.querySelector<HTMLMetaElement>('meta[name="resident-reports"]')?.content || undefined

/** Starts reporting errors of the page, where the server names an address for that. Nothing is loaded otherwise. */
export function startReports(): void {
  const dsn = address()
  if (dsn === undefined) return
  reportBy(import('./sentryReports.ts').then(({ sentryReports }) => sentryReports(dsn)))
  document.addEventListener('resident-error', ({ detail }: CustomEventInit) => {
    if (detail?.code === 'RW-FAULT') report(new Error(detail.message))
  })
}
