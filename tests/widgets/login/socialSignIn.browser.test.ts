import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../../src/client/ApiError.ts'
import type { Suite } from '../../../src/suite/getSuite.ts'
import { completeReturn } from '../../../widgets/login/socialSignIn.ts'

const page = location.href.replace(/#.*$/, '')

beforeEach(() => {
  sessionStorage.setItem(
    'resident-social',
    JSON.stringify({ state: 's', ticket: 't', provider: 'lumo', purpose: 'sign-in', redirectUrl: page }),
  )
  history.replaceState(null, '', `${page}#social=the-code&state=s&provider=lumo`)
})
afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', page)
})

/** A suite whose server rejects the code. */
const rejectingSuite = (code: string) =>
  ({
    client: {
      call: () => Promise.reject(new ApiError({ kind: 'refused', status: 409, code })),
    },
  }) as unknown as Suite

test.each(['social_account_exists', 'social_email_unverified'])(
  'AUT-11: shows the error when the server rejects the return with %s',
  async code => {
    expect(await completeReturn(rejectingSuite(code))).toMatchObject({ kind: 'failed', error: { code } })
  },
)

test('AUT-11: shows no error and stays signed out when the return fails in another way', async () => {
  expect(await completeReturn(rejectingSuite('social_failed'))).toEqual({ kind: 'nothing' })
})
