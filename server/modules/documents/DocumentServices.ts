import type { CoreServices } from '../../http/CoreServices.ts'
import type { PrintReport } from './ReportDocument.ts'

/** Services that the documents module uses. */
export interface DocumentServices extends CoreServices {
  readonly printReport: PrintReport
}
