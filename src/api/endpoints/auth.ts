import { Credentials, EmailBody, TokenAnswer, VerifyEmailBody } from '../schemas/auth.ts'
import { UserAnswer } from '../schemas/users.ts'
import { endpoint } from './endpoint.ts'

export const login = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/login',
  access: 'anyone',
  summary: 'Signs a person in with e-mail and password',
  body: Credentials,
  answer: TokenAnswer,
  errors: ['invalid_credentials', 'profile_not_confirmed', 'rate_limited'],
})

export const logout = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/logout',
  access: 'user',
  summary: 'Ends the token that the call is made with',
  answer: 'none',
})

export const me = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'auth/users/me',
  access: 'user',
  summary: 'The signed-in person with roles and the fields that need correcting',
  answer: UserAnswer,
})

export const verifyEmail = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/verify-email',
  access: 'anyone',
  summary: 'Confirms the e-mail address of an account by the secret from the mail',
  body: VerifyEmailBody,
  answer: 'none',
  errors: ['link_expired', 'rate_limited'],
})

export const resendVerification = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/verify-email/resend',
  access: 'anyone',
  summary: 'Sends the confirmation link again; answers alike for every address',
  body: EmailBody,
  answer: 'none',
  errors: ['rate_limited'],
})

export const refreshActivity = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'activity-logs/refresh',
  access: 'user',
  summary: 'Notes that the person is here; sent once at start (AUT-19)',
  answer: 'none',
})
