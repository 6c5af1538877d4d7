import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../../../src/client/ApiError.ts'
import { useContractEmail } from '../../../widgets/contracts/useContractEmail.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

let hook: ReturnType<typeof useContractEmail>
function Email() {
  hook = useContractEmail()
  return null
}

/** Opens the first row; calls other than reading an address wait for the answer. */
async function openFirstRow() {
  const answer = Promise.withResolvers<unknown>()
  const call = async ({ method }: { readonly method: string }) =>
    method === 'GET' ? { data: { email: 'old@example.com', pending: undefined } } : answer.promise
  const suite = suiteWith({ call })
  drawn = await draw(
    <InElement suite={suite}>
      <QueryClientProvider client={new QueryClient()}>
        <Email />
      </QueryClientProvider>
    </InElement>,
  )
  await act(async () => hook.onEmail(1))
  return answer
}
const refused = new ApiError({ kind: 'refused', status: 422, code: 'too_many' })

test.each([
  ['sent', (answer: PromiseWithResolvers<unknown>) => answer.resolve(undefined)],
  ['an error', (answer: PromiseWithResolvers<unknown>) => answer.reject(refused)],
])('AUT-16: %s of a link is not shown in the row that was opened meanwhile', async (_, end) => {
  const answer = await openFirstRow()
  await act(async () => hook.onEmailAgain())
  await act(async () => hook.onEmail(2))
  await act(async () => end(answer))
  await act(() => new Promise(resolve => setTimeout(resolve, 20)))
  expect(hook.email).toMatchObject({ contractId: 2, again: { kind: 'idle' } })
})

test.each([
  [
    'a success',
    (answer: PromiseWithResolvers<unknown>) => answer.resolve({ data: { email: 'new@example.com' } }),
  ],
  ['an error', (answer: PromiseWithResolvers<unknown>) => answer.reject(refused)],
])('AUT-16: %s of a changed address leaves the row alone that was opened meanwhile', async (_, end) => {
  const answer = await openFirstRow()
  await act(async () => hook.onEmailType('new@example.com'))
  await act(async () => hook.onEmailSubmit())
  await act(async () => hook.onEmail(2))
  await act(async () => hook.onEmailType('second@example.com'))
  await act(async () => end(answer))
  await expect.poll(() => hook.email?.busy).toBe(false)
  expect(hook.email).toMatchObject({
    contractId: 2,
    typed: 'second@example.com',
    error: undefined,
    problem: undefined,
  })
})
