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

/** A suite whose server refuses the code. */
const refusing = (code: string) =>
  ({
    client: {
      call: () => Promise.reject(new ApiError({ kind: 'refused', status: 409, code })),
    },
  }) as unknown as Suite

test.each(['social_account_exists', 'social_email_unverified'])(
  'AUT-11: a return that the server refuses with %s says so',
  async code => {
    expect(await completeReturn(refusing(code))).toMatchObject({ kind: 'failed', error: { code } })
  },
)

test('AUT-11: a return that fails in another way signs nobody in and says nothing', async () => {
  expect(await completeReturn(refusing('social_failed'))).toEqual({ kind: 'nothing' })
})
