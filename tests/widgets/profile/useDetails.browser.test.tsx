import { afterEach, expect, test } from 'vitest'
import type { User } from '../../../src/api/schemas/users.ts'
import { useDetails } from '../../../widgets/profile/useDetails.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const user = { firstName: 'Ona', lastName: 'Kalne', phone: '+37061200001' } as User

let hook: ReturnType<typeof useDetails>
function Details() {
  hook = useDetails(user, async send => send(undefined))
  return null
}

test('PRF-1, PRF-3: a phone number that is typed with spaces is saved without them', async () => {
  const bodies: unknown[] = []
  const call = async (_: unknown, { body }: { readonly body: unknown }) => {
    bodies.push(body)
    return { data: user }
  }
  const page = suiteWith({ call })
  const suite = { ...page, session: { ...page.session, refresh: async () => undefined } }
  drawn = await draw(
    <InElement suite={suite}>
      <Details />
    </InElement>,
  )
  await act(async () => hook.onDetail('phone', '+370 (612) 00-002'))
  await act(async () => hook.onSaveDetails())
  await expect.poll(() => hook.state.saved).toBe(true)
  expect(bodies).toEqual([{ firstName: 'Ona', lastName: 'Kalne', phone: '+37061200002' }])
})

test('PRF-1: a name that is typed while the details are being saved stays as a draft and is not called saved', async () => {
  let answer: (value: unknown) => void = () => undefined
  const call = () => new Promise(resolve => (answer = resolve))
  const page = suiteWith({ call })
  const suite = { ...page, session: { ...page.session, refresh: async () => undefined } }
  const element = (
    <InElement suite={suite}>
      <Details />
    </InElement>
  )
  drawn = await draw(element)
  await act(async () => hook.onDetail('firstName', 'Rasa'))
  await act(async () => hook.onSaveDetails())
  await act(async () => hook.onDetail('lastName', 'Kalnienė'))
  await act(async () => answer({ data: user }))
  await expect.poll(() => hook.state.busy).toBe(false)
  expect(hook.state.saved).toBe(false)
  await drawn.remove()
  drawn = await draw(element)
  expect([hook.state.restored, hook.state.values.lastName]).toEqual([true, 'Kalnienė'])
  await act(async () => hook.onDropDraft())
})
