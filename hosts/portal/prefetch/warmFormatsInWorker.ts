import type { Locale } from '../../../src/api/schemas/locales.ts'
import { trustedWorkerAddress } from '../trustedWorkerAddress.ts'

// The build inserts it; development has none.
declare const __FORMATS_WORKER__: string | undefined

function startWorker(locale: Locale) {
  if (__FORMATS_WORKER__ === undefined) return
  try {
    new Worker(trustedWorkerAddress('resident-formats', __FORMATS_WORKER__), { name: locale })
  } catch {
    // Nothing depends on it.
  }
}

/**
 * Makes the first formats of a page in a worker: they are slow because the browser reads its data of languages for them, once
 * for all threads of a page. Where a browser refuses workers, the page makes them when it needs them. The worker is started in a
 * task of its own.
 */
export function warmFormatsInWorker(locale: Locale): void {
  setTimeout(() => startWorker(locale))
}
