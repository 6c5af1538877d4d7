import type { APIRequestContext } from '@playwright/test'
import { registration } from '../../tests/support/registration.ts'
import { portalAddress } from './addresses.ts'
import { expect } from './test.ts'

/** Password of every user created here: that of the demo accounts, so that `signIn` works for both. */
const password = 'resident-demo'

/** URL of the link in the newest mail to an address, once the mail has arrived. */
export async function linkInMail(request: APIRequestContext, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const list = await (await request.get(`${portalAddress()}/demo/mail`)).text()
    const [, mail] =
      new RegExp(`href="(/demo/mail/\\d+)"[^>]*>[^<]*</a>\\s*<span>To ${email},`).exec(list) ?? []
    expect(mail, `mail to ${email}`).toBeDefined()
    const text = await (await request.get(portalAddress() + mail)).text()
    link = /href="([^"]*#token=[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}

/** Registers and confirms a user for one test only. */
export async function newPerson(request: APIRequestContext, email: string): Promise<void> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${portalAddress()}/api/v5/${path}`, { data })
    expect(answer.status(), path).toBe(204)
  }
  await post('auth/register', registration(email, { password, passwordConfirmation: password }))
  const [, token] = /token=([\w-]+)/.exec(await linkInMail(request, email)) ?? []
  await post('auth/verify-email', { token })
}
