import '../../support/fixedDay.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { meters } from '../../../src/api/endpoints/meters.ts'
import { giveLastReadings, moveOut, requestMoveOut } from '../../../src/api/endpoints/moveOuts.ts'
import type { MoveOut } from '../../../src/api/schemas/moveOuts.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { ContractContext } from '../../../src/runtime/ContractContext.ts'
import { createOnce } from '../../../src/suite/createOnce.ts'
import { draftsOf } from '../../../src/suite/drafts.ts'
import { MovingOut } from '../../../widgets/my-contract/components/MovingOut.tsx'
import { meter } from '../../../widgets/my-contract/scenarios.ts'
import { useMovingOut } from '../../../widgets/my-contract/useMovingOut.ts'
import { type Drawn, draw, lenientTranslatorOf } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'
import { contractOf, organizationGroupOf } from '../../support/organizationGroup.ts'
import { userOf } from '../../support/user.ts'

let drawn: Drawn
afterEach(() => drawn.remove())

const t = await lenientTranslatorOf('my-contract', 'en')

const contract = contractOf({ id: 3 })
const value = { contract, group: organizationGroupOf({ contracts: [contract] }) }
const user = userOf({
  roles: [{ id: 1, name: 'owner', externalName: '', permissions: ['move-out', 'meters'] }],
})

const asked: MoveOut = {
  id: 1,
  day: '2026-12-31',
  forwardingAddress: 'Sodų g. 5, Palanga',
  state: 'requested',
  requestedAt: '2026-11-21T10:00:00Z',
  decidedAt: null,
  reason: null,
  readings: [],
  canWithdraw: true,
  takesReadings: true,
}
const status = { isOffered: true, earliestDay: '2026-12-05', latestDay: '2027-11-21', noticeDays: 14 }

interface Now {
  hasMeters: boolean
  moveOut: MoveOut | null
}

const MovingOutOf = () => <MovingOut {...useMovingOut(value)} />

/** Opens the part with a draft of the form. The server is as `now` says. Returns the readings of each call. */
async function openPart(now: Now, reading: string) {
  const sent: unknown[] = []
  const fetch = async () => Response.json({ data: ['move-out'] })
  const call = async (
    endpoint: unknown,
    { body }: { readonly body?: { readonly readings: unknown } } = {},
  ) => {
    if (endpoint === meters && !now.hasMeters) throw new ApiError({ kind: 'offline' })
    if (endpoint === meters) return { data: [meter] }
    if (endpoint === requestMoveOut || endpoint === giveLastReadings) {
      sent.push(body?.readings)
      now.moveOut = asked
    } else expect(endpoint).toBe(moveOut)
    return { data: { ...status, moveOut: now.moveOut } }
  }
  const suite = { ...suiteWith({ call, fetch }), once: createOnce() }
  suite.session.store.setState({ user, roleId: 1 })
  const { day, forwardingAddress } = asked
  const typed = { day, forwardingAddress, readings: { meter1: reading } }
  draftsOf(suite).keep(user.id, 'move-out/3', typed)
  draftsOf(suite).keep(user.id, 'last-readings/3', undefined)
  drawn = await draw(
    <InElement suite={suite}>
      <ContractContext value={value}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MovingOutOf />
        </QueryClientProvider>
      </ContractContext>
    </InElement>,
    { t },
  )
  return sent
}

const readings = () => drawn.all('input[name="meter1"]').map(field => (field as HTMLInputElement).value)
const expectAlert = () =>
  expect.poll(() => drawn.words('[role="alert"]').join()).toContain(t('moving.metersFailed'))
/** Opens the question before the request is sent. */
async function review() {
  await drawn.press(t('moving.review'))
  await expect.poll(() => drawn.all('dialog[open]')).toHaveLength(1)
}
/** Loads the meters once more. */
async function retry(now: Now) {
  now.hasMeters = true
  await drawn.press(t('shared:retry'))
}

test('MOV-6: last readings that were typed before, when the meters did not load, are in their fields after another attempt', async () => {
  const now = { hasMeters: false, moveOut: null }
  const sent = await openPart(now, '415,25')
  await expectAlert()
  const [day] = drawn.all('input[name="day"]')
  await retry(now)
  await expect.poll(readings).toEqual(['415,25'])
  expect(drawn.all('input[name="day"]')).toEqual([day])
  await review()
  await drawn.press(t('moving.send'))
  await expect.poll(() => sent).toEqual([[{ meterId: 1, valueTo: '415.25' }]])
})

test('MOV-6: last readings that were typed before, when the request is sent without meters, are in the form of missing readings', async () => {
  const now = { hasMeters: false, moveOut: null }
  const sent = await openPart(now, '415,25')
  await expectAlert()
  await review()
  await drawn.press(t('moving.send'))
  await expect.poll(() => drawn.words('.moving-state')).toHaveLength(1)
  await expectAlert()
  await retry(now)
  await expect.poll(readings).toEqual(['415,25'])
  await drawn.press(t('moving.sendReadings'))
  await expect.poll(() => sent).toEqual([[], [{ meterId: 1, valueTo: '415.25' }]])
})

test('MOV-2: the form of missing readings, when the meters did not load, is there after another attempt', async () => {
  const now = { hasMeters: false, moveOut: asked }
  await openPart(now, '')
  await expectAlert()
  await retry(now)
  await expect.poll(readings).toEqual([''])
  expect(drawn.words('[role="alert"]')).toEqual([])
})

test('MOV-2: a last reading that is too small, when its meter came after the first check, is refused at its field', async () => {
  const now = { hasMeters: false, moveOut: null }
  const sent = await openPart(now, '400')
  await expectAlert()
  await review()
  await drawn.press(t('moving.change'))
  await retry(now)
  await expect.poll(readings).toEqual(['400'])
  await drawn.press(t('moving.review'))
  const problem = t('validation.invalid_meter_declaration_value')
  await expect.poll(() => drawn.words('form').join()).toContain(problem)
  expect(sent).toEqual([])
})
