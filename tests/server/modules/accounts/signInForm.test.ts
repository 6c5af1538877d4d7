import { expect, test } from 'vitest'
import { demoPassword } from '../../../../demo/seed/people.ts'
import { onEachDatabase } from '../../../support/onEachDatabase.ts'

const email = 'owner@example.com'

onEachDatabase('The sign-in form that is sent without scripts', server => {
  const send = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server().url}/api/v5/auth/login/form`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: server().url, ...headers },
      body: new URLSearchParams(fields),
    })
  const right = { email, password: demoPassword }
  const redeem = (code: string, origin = server().url) =>
    server().call('auth/token/refresh', { body: { refreshToken: code }, headers: { Origin: origin } })
  const codeOf = (response: Response) =>
    new URLSearchParams(new URL(response.headers.get('Location') ?? '').hash.slice(1)).get('sign_in') ?? ''

  test('AUT-22: leads back to its page with a code that opens a session once, within two minutes, at that origin only', async () => {
    const page = `${server().url}/embed/frame/login?vendor=alfa`
    const response = await send(right, { Referer: page })
    expect(response.status).toBe(303)
    expect(response.headers.get('Location')).toMatch(/\/embed\/frame\/login\?vendor=alfa#sign_in=[\w-]{43}$/)
    const code = codeOf(response)
    expect((await redeem(code, 'https://www.alfa.example')).status).toBe(401)
    const redeemed = await redeem(code)
    expect(redeemed.status).toBe(200)
    const { data } = await redeemed.json()
    const me = await server().read('auth/users/me', { token: data.token })
    expect(me.data.email).toBe(email)
    expect((await redeem(code)).status).toBe(401)

    const late = codeOf(await send(right))
    server().clock.advance(121)
    expect((await redeem(late)).status).toBe(401)
  })

  test('AUT-22, SEC-5: a page of another origin, or of none, is refused, and no answer leads to another origin', async () => {
    for (const origin of ['https://www.alfa.example', 'null'])
      expect((await send(right, { Origin: origin })).status).toBe(403)
    const foreign = await send(right, { Referer: 'https://www.alfa.example/x' })
    expect(foreign.headers.get('Location')).toMatch(`${server().url}/login#sign_in=`)
  })

  test('AUT-22, AUT-1: what is wrong is told in the address, without what was typed', async () => {
    const errorOf = async (fields: Readonly<Record<string, string>>) =>
      new URL((await send(fields)).headers.get('Location') ?? '').hash
    expect(await errorOf({ email, password: 'wrong' })).toBe('#sign_in_error=invalid_credentials')
    expect(await errorOf({ email })).toBe('#sign_in_error=validation_failed')
    expect(await errorOf({ email: 'unconfirmed@example.com', password: demoPassword })).toBe(
      '#sign_in_error=profile_not_confirmed',
    )
  })
})
