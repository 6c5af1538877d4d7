import * as z from 'zod/mini'
import { data } from './primitives.ts'

/** The authority of a country that supervises the accessibility of services. */
export const AccessibilityAuthority = z.object({
  name: z.string(),
  website: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

/** What a vendor's accessibility statement says besides the results of the elements. */
export const AccessibilityInformation = z.object({
  billLinkEnabled: z.boolean(),
  helpDeskEnabled: z.boolean(),
  liveChatEnabled: z.boolean(),
  supportEmail: z.nullable(z.string()),
  supportPhone: z.nullable(z.string()),
  /** Days within which a report is answered; null without a promise. */
  responseDays: z.nullable(z.int()),
  /** What is not accessible apart from the elements, in the language of the call. */
  limitations: z.nullable(z.string()),
  authority: z.nullable(AccessibilityAuthority),
})
export const AccessibilityAnswer = data(AccessibilityInformation)
