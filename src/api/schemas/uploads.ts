import * as z from 'zod/mini'
import { data, Moment } from './primitives.ts'
import { uploadPurposes } from './uploadLimits.ts'

export const UploadPurpose = z.enum(uploadPurposes)

/** An uploaded file; unused ones are deleted after a day. */
export const Upload = z.object({ id: z.string(), name: z.string(), bytes: z.int(), expiresAt: Moment })
export const UploadAnswer = data(Upload)

export const UploadLimit = z.object({ kinds: z.array(z.string()), bytes: z.int(), count: z.int() })
export const UploadLimitsAnswer = data(z.record(z.string(), UploadLimit))
