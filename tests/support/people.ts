import { newestToken } from './mail.ts'
import { registration } from './registration.ts'
import type { TestServer } from './server.ts'

/**
 * Registers a new user and confirms the address.
 * @returns a token
 */
export async function newPerson(server: TestServer, email: string): Promise<string> {
  const body = registration(email)
  await server.read('auth/register', { body })
  await server.read('auth/verify-email', { body: { token: await newestToken(server, email) } })
  return (await server.read('auth/login', { body: { email, password: body.password } })).data.token
}
