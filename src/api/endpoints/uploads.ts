import * as z from 'zod/mini'
import { Reference } from '../schemas/primitives.ts'
import { publicPaths } from '../schemas/publicPaths.ts'
import { UploadAnswer, UploadLimitsAnswer, UploadPurpose } from '../schemas/uploads.ts'
import { endpoint } from './endpoint.ts'

export const upload = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'uploads/{purpose}',
  access: 'anyone',
  capability: 'client-form',
  summary: 'Takes one file as multipart form data; a failed one may be sent again under the same key',
  params: z.object({ purpose: UploadPurpose }),
  files: true,
  answer: UploadAnswer,
  successes: [201],
  idempotencyKey: true,
  errors: ['rate_limited'],
})

export const removeUpload = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'uploads/{purpose}/{upload}',
  access: 'anyone',
  capability: 'client-form',
  summary: 'Takes an unused file back',
  params: z.object({ purpose: UploadPurpose, upload: Reference }),
  answer: 'none',
})

export const uploadLimits = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: publicPaths.uploadLimits,
  access: 'anyone',
  capability: 'client-form',
  summary: 'What is enforced for each kind of upload',
  answer: UploadLimitsAnswer,
})
