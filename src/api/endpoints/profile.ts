import * as z from 'zod/mini'
import {
  AccountConsentsAnswer,
  ChangePasswordBody,
  ConsentBody,
  consentNames,
  DeleteProfileBody,
  PendingEmailAnswer,
  ProfileExport,
  RepairBody,
  UpdateProfileBody,
} from '../schemas/accounts.ts'
import { EmailChangeBody } from '../schemas/auth.ts'
import { IdText } from '../schemas/primitives.ts'
import { SessionsAnswer } from '../schemas/sessions.ts'
import { UserAnswer } from '../schemas/users.ts'
import { endpoint } from './endpoint.ts'

export const accountConsents = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'auth/users/me/consents',
  access: 'user',
  summary: 'Consents of the account',
  answer: AccountConsentsAnswer,
})

export const updateAccountConsent = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'auth/users/me/consents/{consent}',
  access: 'user',
  summary: 'Gives or takes back one consent',
  params: z.object({ consent: z.enum(consentNames) }),
  body: ConsentBody,
  answer: AccountConsentsAnswer,
})

export const profileConsents = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'profile/consents',
  access: 'user',
  summary: 'Consents of the account: the list of `auth/users/me/consents`',
  answer: AccountConsentsAnswer,
})

export const profile = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'profile',
  access: 'user',
  summary: 'The data of the account',
  answer: UserAnswer,
})

export const updateProfile = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'profile',
  access: 'user',
  summary: 'Changes name and phone; another phone takes the password',
  body: UpdateProfileBody,
  answer: UserAnswer,
  errors: ['rate_limited'],
})

export const changePassword = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'profile/password',
  access: 'user',
  summary: 'Changes the password; every other session ends',
  body: ChangePasswordBody,
  answer: 'none',
  errors: ['rate_limited'],
})

export const repairProfile = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'profile/repair',
  access: 'user',
  summary: 'Corrects the fields that users/me calls invalid',
  body: RepairBody,
  answer: UserAnswer,
  errors: ['forbidden'],
})

export const deleteProfile = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'profile',
  access: 'user',
  summary: 'Deletes the account after a typed confirmation',
  body: DeleteProfileBody,
  answer: 'none',
  errors: ['rate_limited'],
})

export const requestDeletion = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'profile/deletion',
  access: 'user',
  summary: 'Deletes the account as `DELETE profile` does, for ways on which the body of a DELETE is lost',
  body: DeleteProfileBody,
  answer: 'none',
  errors: ['rate_limited'],
})

export const exportProfile = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'profile/export',
  access: 'user',
  summary: 'Everything kept about the person, as JSON',
  answer: ProfileExport,
  errors: ['rate_limited'],
})

export const pendingEmail = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'profile/email-change-intents',
  access: 'user',
  summary: 'The change of e-mail that waits to be confirmed, or null',
  answer: PendingEmailAnswer,
})

export const startEmailChange = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'profile/email-change-intents',
  access: 'user',
  summary: 'Sends a link to a new e-mail address, by the password; it lives an hour',
  body: EmailChangeBody,
  answer: PendingEmailAnswer,
  errors: ['rate_limited'],
})

export const cancelEmailChange = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'profile/email-change-intents/{intent}',
  access: 'user',
  summary: 'Forgets a change of e-mail',
  params: z.object({ intent: IdText }),
  answer: 'none',
})

export const sessions = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'profile/sessions',
  access: 'user',
  summary: 'Where the account is signed in, the latest used first (PRF-4)',
  answer: SessionsAnswer,
})

export const endSession = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'profile/sessions/{sessionId}',
  access: 'user',
  summary: 'Ends one session of the account',
  params: z.object({ sessionId: IdText }),
  answer: 'none',
})

export const endOtherSessions = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'profile/sessions',
  access: 'user',
  summary: 'Ends every session of the account except the one that asks',
  answer: 'none',
})
