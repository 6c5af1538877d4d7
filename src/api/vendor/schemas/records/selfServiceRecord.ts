import * as z from 'zod/mini'
import { AnyMoment, Code, described, localizedText, record, text, WebAddress, whole } from '../values.ts'

export const TextsRecord = localizedText(1000)

/** An address of self-service, by the provider that offers it. */
export const SelfServiceRecord = z.strictObject({
  ...record,
  position: described('Place in the list, the lowest first', z._default(whole(0, 30_000), 0)),
  code: described('Name of the icon', Code),
  provider: described('Name of the provider under which it is listed', text(200)),
  title: described('Title in each language', TextsRecord),
  text: described('Text in each language', TextsRecord),
  url: described('Address of the service', WebAddress),
  endsAt: described('Moment after which it is no longer shown', z.optional(AnyMoment)),
})
export type SelfServiceRecord = z.infer<typeof SelfServiceRecord>
