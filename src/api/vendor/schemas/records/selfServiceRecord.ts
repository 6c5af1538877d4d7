import * as z from 'zod/mini'
import { AnyMoment, Code, record, text, WebAddress, whole } from '../values.ts'

const texts = z.strictObject({ en: text(1000), lt: text(1000), lv: text(1000), ru: text(1000) })

/** An address of self-service, by the provider that offers it. */
export const SelfServiceRecord = z.strictObject({
  ...record,
  position: z._default(whole(0, 30_000), 0),
  code: Code,
  /** Name of the provider under which it is listed. */
  provider: text(200),
  title: texts,
  text: texts,
  url: WebAddress,
  endsAt: z.optional(AnyMoment),
})
export type SelfServiceRecord = z.infer<typeof SelfServiceRecord>
