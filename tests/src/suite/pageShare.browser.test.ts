import { expect, it } from 'vitest'
import { findLoader, setTagSuffix, tagOf } from '../../../src/client/findLoader.ts'
import { getSuite } from '../../../src/suite/getSuite.ts'
import { getToasts } from '../../../src/suite/getToasts.ts'
import { identityFollower } from '../../../src/suite/identityFollower.ts'

// What builds of other versions on one page rely on: members may be added, and none may be removed.
const sharedMembers = {
  session:
    'adopt chooseContract chooseRole enter expire hold leave load refresh resendLink setAside signIn signOut stop store token',
  state: 'allGroups contractId error expired groups identity roleId status user',
  follower: 'follow link retry',
  toasts: 'close pause show store',
}

it('EMB-9: a build with a suffix has its own suite and tags, and shares session, sign-in and toasts', () => {
  const first = getSuite()
  const toasts = getToasts()
  expect(tagOf('login')).toBe('resident-login')
  const loader = { config: { vendor: 'beta' }, load: () => undefined, scan: () => undefined }
  Object.assign(globalThis, { [Symbol.for('resident-widgets.loader-b')]: loader })
  setTagSuffix('-b')
  // The first call counts.
  setTagSuffix('-c')
  expect(tagOf('login')).toBe('resident-login-b')
  expect(findLoader()).toBe(loader)
  const second = getSuite()
  expect(getSuite()).toBe(second)
  expect(second).not.toBe(first)
  expect(second.config.vendor).toBe('beta')
  expect(second.texts).not.toBe(first.texts)
  expect([second.session, second.identity, getToasts()]).toEqual([first.session, first.identity, toasts])
  expect(second.session).toBe(first.session)
})

it('EMB-9: what builds of different versions share keeps its members', () => {
  const suite = getSuite()
  const shared = {
    session: suite.session,
    state: suite.session.store.getState(),
    follower: identityFollower(suite),
    toasts: getToasts(),
  }
  for (const [name, members] of Object.entries(sharedMembers))
    expect(Object.keys(shared[name as keyof typeof shared])).toEqual(
      expect.arrayContaining(members.split(' ')),
    )
})
