import * as z from 'zod/mini'
import { data, Moment } from './primitives.ts'
import { uploadPurposes } from './uploadLimits.ts'

export const UploadPurpose = z.enum(uploadPurposes)

/** A file that was taken in and waits to be used; unused ones are removed after a day. */
export const UploadAnswer = data(
  z.object({ id: z.string(), name: z.string(), bytes: z.int(), expiresAt: Moment }),
)

export const UploadLimitsAnswer = data(
  z.record(z.string(), z.object({ kinds: z.array(z.string()), bytes: z.int(), count: z.int() })),
)
