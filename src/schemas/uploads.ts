import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { data, Moment } from './primitives.ts'

/** What an upload is for; each has its own kinds, sizes and counts. */
export const uploadPurposes = ['help-desk', 'registry-document', 'identity-document'] as const
export const UploadPurpose = z.enum(uploadPurposes)
export type UploadPurpose = z.infer<typeof UploadPurpose>

/** What is enforced for each purpose (HLP-2, CDF-2); every hint is made from it. */
export const uploadLimits: Readonly<
  Record<UploadPurpose, { kinds: readonly ('jpg' | 'png' | 'pdf')[]; bytes: number; count: number }>
> = {
  'help-desk': { kinds: ['jpg', 'pdf'], ...limits.taskFiles },
  'registry-document': { kinds: ['jpg', 'png', 'pdf'], ...limits.taskFiles },
  'identity-document': { kinds: ['jpg', 'png', 'pdf'], ...limits.taskFiles, count: 1 },
}

/** A file that was taken in and waits to be used; unused ones are removed after a day. */
export const UploadAnswer = data(
  z.object({ id: z.string(), name: z.string(), bytes: z.int(), expiresAt: Moment }),
)

export const UploadLimitsAnswer = data(
  z.record(z.string(), z.object({ kinds: z.array(z.string()), bytes: z.int(), count: z.int() })),
)
