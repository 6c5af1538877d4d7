import type { Page } from './layout.ts'
import type { ReceivedEvents } from './receivedEvents.ts'
import type { VendorApi } from './vendorApi.ts'

export type SentRecords = ReadonlyMap<string, Map<string, Readonly<Record<string, unknown>>>>

/** What a page of one vendor may use: the vendor API, and what has arrived from it. */
export interface PageContext {
  readonly api: VendorApi
  readonly slug: string
  readonly received: ReceivedEvents
  /** Records that were written since the start, by resource and key: a real system has its own database. */
  readonly sent: SentRecords
  /** Rest of the path, e.g. ["12"] of "/alfa/requests/12". */
  readonly rest: readonly string[]
  /** The current day, e.g. "2026-11-21". */
  readonly today: string
  readonly now: Date
}

/** One page of the menu: reads for GET, acts for POST. */
export interface PageHandler {
  /** Returns the page, or a file to download. */
  readonly show: (context: PageContext) => Promise<Page | Response>
  /** Acts, and returns the path below the vendor to show next. */
  readonly act?: (context: PageContext, form: FormData) => Promise<{ path: string; notice: string }>
}

/** Writes a record by the API, and keeps it for the lists. */
export async function putRecord(
  { api, sent }: PageContext,
  resource: string,
  sourceId: string,
  record: Readonly<Record<string, unknown>>,
): Promise<void> {
  await api.put(resource, sourceId, { sourceId, ...record })
  sent.get(resource)?.set(sourceId, record)
}

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
