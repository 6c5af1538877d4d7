import * as z from 'zod/mini'
import { Moment } from '../../schemas/primitives.ts'
import { listOf, listQuery } from './shared.ts'

/** Days that a client form is kept with its documents: after it was taken over, or after it was sent if it was not. */
export const clientFormDays = { takenOver: 30, waiting: 365 } as const

export const FormReference = z.string().check(z.regex(/^[\w-]{8,64}$/))

export const ClientFormParams = z.object({ form: FormReference })
export const ClientFormFileParams = z.object({ form: FormReference, file: FormReference })

/** `isTakenOver`: only forms that were taken over, or that still wait. */
export const ClientFormsQuery = z.object({ ...listQuery, isTakenOver: z.optional(z.enum(['true', 'false'])) })

export const ClientFormFile = z.object({
  id: z.string(),
  kind: z.enum(['identity-document', 'registry-document']),
  name: z.string(),
  bytes: z.int(),
})

export const ClientForm = z.object({
  reference: z.string(),
  submittedAt: Moment,
  takenOverAt: z.nullable(Moment),
  /** The fields as the person sent them. */
  fields: z.record(z.string(), z.unknown()),
  files: z.array(ClientFormFile),
})

export const ClientFormAnswer = z.object({ data: ClientForm })
export const ClientFormsAnswer = listOf(ClientForm)
