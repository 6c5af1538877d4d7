import type { CoreServices } from '../../http/CoreServices.ts'
import type { PrintReport } from './ReportDocument.ts'

/** What the documents module needs. */
export interface DocumentServices extends CoreServices {
  readonly printReport: PrintReport
}
