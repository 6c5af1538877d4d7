import {
  CompleteRegistrationBody,
  LinkAnswer,
  PasswordByLinkBody,
  RegisterBody,
} from '../schemas/accounts.ts'
import { EmailBody, TokenBody } from '../schemas/auth.ts'
import { endpoint } from './endpoint.ts'

export const register = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/register',
  access: 'anyone',
  summary: 'Opens an account; answers alike whether or not the address has one',
  body: RegisterBody,
  answer: 'none',
  errors: ['rate_limited'],
})

export const forgotPassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/forgot-password',
  access: 'anyone',
  summary: 'Sends a link to set a new password; answers alike for every address',
  body: EmailBody,
  answer: 'none',
  errors: ['rate_limited'],
})

export const resetPassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/reset-password',
  access: 'anyone',
  summary: 'Sets a new password by the secret from the mail and ends all sessions',
  body: PasswordByLinkBody,
  answer: 'none',
  errors: ['link_expired'],
})

export const createPassword = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/create-password',
  access: 'anyone',
  summary: 'Sets the first password of an account that an organization made',
  body: PasswordByLinkBody,
  answer: 'none',
  errors: ['link_expired'],
})

export const completeRegistration = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/complete-registration',
  access: 'anyone',
  summary: 'Finishes an account made by an organization or by social sign-in',
  body: CompleteRegistrationBody,
  answer: 'none',
  errors: ['link_expired'],
})

export const checkLink = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/links/check',
  access: 'anyone',
  summary: 'Whether a secret from a mail still works, and for which address; changes nothing',
  body: TokenBody,
  answer: LinkAnswer,
  errors: ['link_expired'],
})

export const confirmEmailChange = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'profile/email-change-intents/confirmation',
  access: 'anyone',
  summary: 'Confirms a new e-mail address by the secret from the mail',
  body: TokenBody,
  answer: 'none',
  errors: ['link_expired'],
})

export const unsubscribeNewsletter = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'newsletter/unsubscribe',
  access: 'anyone',
  summary: 'Ends the newsletter by the secret from the mail',
  body: TokenBody,
  answer: 'none',
  errors: ['link_expired'],
})
