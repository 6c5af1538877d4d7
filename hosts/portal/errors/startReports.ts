import { report, reportBy } from './reports.ts'

/** The DSN that the server writes into the page; undefined if reporting is off. */
const address = () =>
  document.querySelector<HTMLMetaElement>('meta[name="resident-reports"]')?.content || undefined

/** Starts error reporting if the server names a DSN; loads nothing otherwise. */
export function startReports(): void {
  const dsn = address()
  if (dsn === undefined) return
  reportBy(import('./sentryReports.ts').then(({ sentryReports }) => sentryReports(dsn)))
  document.addEventListener('resident-error', ({ detail }: CustomEventInit) => {
    report(new Error(`${detail?.code} ${detail?.message}`))
  })
}
