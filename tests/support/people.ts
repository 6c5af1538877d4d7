import { newestToken } from './mail.ts'
import type { TestServer } from './server.ts'

const consents = {
  privacyPolicy: true,
  rules: true,
  userAgreement: true,
  contractDataProcessing: true,
  newsletter: false,
}

/** What a person fills in to register, with changes. */
export const registration = (email: string, changes: object = {}) => ({
  firstName: 'Ona',
  lastName: 'Petraitienė',
  phone: '+37061234567',
  email,
  password: 'žalia-pieva-77',
  passwordConfirmation: 'žalia-pieva-77',
  consents,
  ...changes,
})

/** Registers somebody new and confirms the address. @returns a token */
export async function newPerson(server: TestServer, email: string): Promise<string> {
  const body = registration(email)
  await server.read('auth/register', { body })
  await server.read('auth/verify-email', { body: { token: await newestToken(server, email) } })
  return (await server.read('auth/login', { body: { email, password: body.password } })).data.token
}
