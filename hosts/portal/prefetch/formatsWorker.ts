import type { Locale } from '../../../src/api/schemas/locales.ts'
import { firstFormats } from '../../../src/i18n/warmFormats.ts'

// A worker whose name is the page's language (warmFormatsInWorker.ts).
for (const makeFirst of firstFormats) makeFirst(self.name as Locale)
close()
