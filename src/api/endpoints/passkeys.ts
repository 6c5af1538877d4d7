import { TokenAnswer } from '../schemas/auth.ts'
import {
  NewPasskeyBody,
  PasskeyCreationAnswer,
  PasskeyNameBody,
  PasskeyParams,
  PasskeyProofBody,
  PasskeyRequestAnswer,
  PasskeySignInBody,
  PasskeysAnswer,
} from '../schemas/passkeys.ts'
import { passkeyRequestPath } from '../schemas/publicPaths.ts'
import { endpoint } from './endpoint.ts'

export const requestPasskey = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: passkeyRequestPath,
  access: 'anyone',
  summary: 'A challenge to sign in with a passkey; null on pages where passkeys cannot be used (AUT-20)',
  answer: PasskeyRequestAnswer,
  errors: ['rate_limited'],
})

export const signInWithPasskey = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'auth/passkeys/token',
  access: 'anyone',
  summary: 'Signs a person in with a challenge that a passkey has signed',
  body: PasskeySignInBody,
  answer: TokenAnswer,
  errors: ['passkey_refused', 'passkeys_unavailable', 'profile_not_confirmed', 'rate_limited'],
})

export const passkeys = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'profile/passkeys',
  access: 'user',
  summary: 'Passkeys of the account, the oldest first',
  answer: PasskeysAnswer,
})

export const startPasskey = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'profile/passkeys/challenges',
  access: 'user',
  summary: 'Begins to add a passkey, by the password',
  body: PasskeyProofBody,
  answer: PasskeyCreationAnswer,
  errors: ['passkeys_full', 'passkeys_unavailable', 'rate_limited'],
})

export const addPasskey = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'profile/passkeys',
  access: 'user',
  summary: 'Adds the passkey that a browser made for this session, and tells the person by mail',
  body: NewPasskeyBody,
  answer: PasskeysAnswer,
  errors: ['passkey_refused', 'passkeys_full', 'passkeys_unavailable'],
})

export const renamePasskey = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'profile/passkeys/{passkey}',
  access: 'user',
  summary: 'Names a passkey of the account',
  params: PasskeyParams,
  body: PasskeyNameBody,
  answer: PasskeysAnswer,
})

export const removePasskey = /* @__PURE__ */ endpoint({
  method: 'DELETE',
  path: 'profile/passkeys/{passkey}',
  access: 'user',
  summary: 'Removes a passkey of the account, by the password, and tells the person by mail',
  params: PasskeyParams,
  body: PasskeyProofBody,
  answer: PasskeysAnswer,
  errors: ['rate_limited'],
})
