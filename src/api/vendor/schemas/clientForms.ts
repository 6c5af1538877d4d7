import * as z from 'zod/mini'
import { Moment } from '../../schemas/primitives.ts'

const Reference = z.string().check(z.regex(/^[\w-]{8,64}$/))

export const ClientFormParams = z.object({ form: Reference })
export const ClientFormFileParams = z.object({ form: Reference, file: Reference })

/** `isTakenOver`: only forms that were taken over, or that still wait. */
export const ClientFormsQuery = z.object({ isTakenOver: z.optional(z.enum(['true', 'false'])) })

const ClientForm = z.object({
  reference: z.string(),
  submittedAt: Moment,
  takenOverAt: z.nullable(Moment),
  /** The fields as the person sent them. */
  fields: z.record(z.string(), z.unknown()),
  files: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['identity-document', 'registry-document']),
      name: z.string(),
      bytes: z.int(),
    }),
  ),
})

export const ClientFormAnswer = z.object({ data: ClientForm })
export const ClientFormsAnswer = z.object({ data: z.array(ClientForm) })
