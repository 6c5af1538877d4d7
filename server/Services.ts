import type { FileServices } from './files/FileServices.ts'
import type { AccessLookups } from './http/AccessLookups.ts'
import type { OriginLookups } from './http/OriginLookups.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import type { ChangeServices } from './modules/changes/ChangeServices.ts'
import type { DocumentServices } from './modules/documents/DocumentServices.ts'
import type { EventServices } from './modules/events/EventServices.ts'
import type { IdentityServices } from './modules/identity/IdentityServices.ts'
import type { InvoiceServices } from './modules/invoices/InvoiceServices.ts'
import type { ChatServices } from './modules/liveChat/ChatServices.ts'
import type { PaymentServices } from './modules/payments/PaymentServices.ts'
import type { PlatformServices } from './modules/platform/PlatformServices.ts'
import type { PollServices } from './modules/polls/PollServices.ts'

/** Everything the app is composed of. Only the composition uses this type: each module declares what it needs. */
export interface Services
  extends ChangeServices,
    ChatServices,
    DocumentServices,
    EventServices,
    FileServices,
    IdentityServices,
    InvoiceServices,
    PaymentServices,
    PlatformServices,
    PollServices {
  readonly access: AccessLookups & OriginLookups
  readonly metrics: Metrics
}
