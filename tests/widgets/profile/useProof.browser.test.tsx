import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '../../../src/client/ApiError.ts'
import { useProof } from '../../../widgets/profile/useProof.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

let hook: ReturnType<typeof useProof>
function Proof() {
  hook = useProof()
  return (
    <form ref={hook.formRef}>
      <input name="proof" />
    </form>
  )
}
beforeEach(async () => {
  drawn = await draw(<Proof />)
})

const needed = new ApiError({
  kind: 'refused',
  status: 422,
  code: 'validation_failed',
  fields: { password: ['validation.required'] },
})
const give = (password: string) =>
  act(async () => {
    const field = drawn.all('input')[0] as HTMLInputElement
    field.value = password
    hook.onProof()
  })

/** A first action without a password, whose answer is pending, and a second one that has asked for it. */
async function startTwo() {
  const first = Promise.withResolvers<string>()
  const passwords: (string | undefined)[] = []
  const results: string[] = []
  const run = (name: string, action: (password: string | undefined) => Promise<string>, asksFirst: boolean) =>
    void hook.withProof(action, asksFirst).then(result => results.push(`${name}: ${result}`))
  await act(async () => {
    run(
      'first',
      async password => {
        passwords.push(password)
        return password === undefined ? first.promise : 'done'
      },
      false,
    )
    run('second', async () => 'done', true)
  })
  return { first, passwords, results }
}

test('AUT-16: an action that ends without a question leaves the dialog of another open', async () => {
  const { first, results } = await startTwo()
  await act(async () => first.resolve('done'))
  expect(hook.state.open).toBe(true)
  await give('secret')
  await expect.poll(() => results).toEqual(['first: done', 'second: done'])
  await expect.poll(() => hook.state.open).toBe(false)
})

test('AUT-16: a question that comes while another is open waits for its end', async () => {
  const { first, passwords, results } = await startTwo()
  await act(async () => first.reject(needed))
  await give('secret')
  await expect.poll(() => results).toEqual(['second: done'])
  await expect.poll(() => hook.state).toMatchObject({ open: true, busy: false })
  await give('secret')
  expect(passwords).toEqual([undefined, 'secret'])
  await expect.poll(() => results).toEqual(['second: done', 'first: done'])
  await expect.poll(() => hook.state.open).toBe(false)
})
