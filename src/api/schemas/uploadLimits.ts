import { limits } from './limits.ts'

// Not a schema, because pages without the schema library make hints from it.

/** What an upload is for; each has its own kinds, sizes and counts. */
export const uploadPurposes = ['help-desk', 'registry-document', 'identity-document', 'meter-photo'] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Milliseconds for which the server keeps an uploaded file that was not used. */
export const uploadLifetime = 24 * 60 * 60 * 1000

/** Enforced limits of each purpose (HLP-2, CDF-2); every hint is made from them. */
export const uploadLimits: Readonly<
  Record<UploadPurpose, { kinds: readonly ('jpg' | 'png' | 'pdf')[]; bytes: number; count: number }>
> = {
  'help-desk': { kinds: ['jpg', 'pdf'], ...limits.taskFiles },
  'registry-document': { kinds: ['jpg', 'png', 'pdf'], ...limits.taskFiles },
  'identity-document': { kinds: ['jpg', 'png', 'pdf'], ...limits.taskFiles, count: 1 },
  'meter-photo': { kinds: ['jpg', 'png'], bytes: limits.meterPhoto.bytes, count: limits.meterPhoto.count },
}
