import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import type { TaskDetail } from '../../../src/api/schemas/helpDesk.ts'
import { ApiError } from '../../../src/client/ApiError.ts'
import { useElement } from '../../../src/runtime/ElementContext.ts'
import { loadFurtherTexts } from '../../../src/runtime/useElementTexts.ts'
import { getSuite, type Suite } from '../../../src/suite/getSuite.ts'
import { TaskContinuation } from '../../../widgets/help-desk/components/TaskContinuation.tsx'
import { taskQuery } from '../../../widgets/help-desk/queries.ts'
import { useContinuation } from '../../../widgets/help-desk/useContinuation.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

/** A completed request that the resident has rated. */
const rated = {
  id: 7,
  actions: ['rate'],
  rating: { value: 2, comment: 'Nobody came on Monday.' },
} as unknown as TaskDetail

function Continuation({ task }: { readonly task: TaskDetail }) {
  const continuation = useContinuation(task.id, task)
  return continuation && <TaskContinuation {...continuation} />
}

/** Draws what the resident can do with a request. */
async function drawContinuation(task: TaskDetail, suite: Suite) {
  await loadFurtherTexts(suite, 'en', 'forms')
  const t = await translatorOf('help-desk', 'en')
  drawn = await draw(
    <InElement suite={suite}>
      <QueryClientProvider client={new QueryClient()}>
        <Continuation task={task} />
      </QueryClientProvider>
    </InElement>,
    // A form asks for a text of its own for "invalid" before it takes the shared one.
    { t: (key, values) => (key === 'forms:invalid' ? 'invalid' : t(key, values)) },
  )
}

test('A11-3: the focus goes to the form of a request that is opened again, and back to the button', async () => {
  await drawContinuation({ ...rated, actions: ['reopen'] }, getSuite())
  const [reopen] = drawn.all('button')
  reopen?.focus()
  await act(async () => reopen?.click())
  expect(drawn.root.activeElement?.localName).toBe('textarea')
  const cancel = drawn.all('button').at(-1)
  cancel?.focus()
  await act(async () => cancel?.click())
  expect(drawn.root.activeElement).toBe(drawn.all('button')[0])
})

test('HLP-5: a changed rating keeps its comment, which the form shows', async () => {
  const bodies: unknown[] = []
  const call = async (_: unknown, { body }: { readonly body: unknown }) => {
    bodies.push(body)
    return { data: rated }
  }
  const suite = suiteWith({ call })
  await drawContinuation(rated, suite)
  const [comment] = drawn.all('textarea') as HTMLTextAreaElement[]
  expect(comment?.value).toBe('Nobody came on Monday.')
  const [best] = drawn.all('input[type="radio"]')
  await act(async () => best?.click())
  await drawn.press('Change the rating')
  await expect.poll(() => bodies).toEqual([{ value: 5, comment: 'Nobody came on Monday.' }])
})

test('HLP-2: the counter counts what is sent: an emoji is one character, blanks at the ends are none', async () => {
  await drawContinuation({ ...rated, actions: ['reply'] } as TaskDetail, getSuite())
  drawn.all('textarea')[0]?.focus()
  await act(async () => document.execCommand('insertText', false, `${'🔧'.repeat(578)}   `))
  expect(drawn.words('.used')).toEqual(['578 of 578'])
})

test.each([
  ['after it', 'Thank you. And the key?', 'And the key?'],
  ['in its place', 'And the key?', 'And the key?'],
])('HLP-5: what is typed %s while a reply is sent stays in the field', async (_, typed, kept) => {
  const answer = Promise.withResolvers<{ data: TaskDetail }>()
  const page = getSuite()
  const suite = { ...page, client: { ...page.client, call: () => answer.promise } } as unknown as Suite
  const task = { ...rated, actions: ['reply'] } as TaskDetail
  await drawContinuation(task, suite)
  const field = drawn.all('textarea')[0] as HTMLTextAreaElement
  const type = async (text: string) => {
    field.focus()
    field.select()
    await act(async () => document.execCommand('insertText', false, text))
  }
  await type('Thank you.')
  await drawn.press('Send')
  await type(typed)
  await act(async () => answer.resolve({ data: task }))
  await expect.poll(() => field.value).toBe(kept)
})

test('HLP-5: a file attached while a reply is sent is there again after a reload', async () => {
  const answer = Promise.withResolvers<{ data: TaskDetail }>()
  const page = suiteWith({
    call: () => answer.promise,
    fetch: async () =>
      Response.json({
        data: { id: 'upload-1', name: 'door.jpg', bytes: 4, expiresAt: '2026-12-01T00:00:00Z' },
      }),
  })
  const suite = { ...page, config: { ...page.config, api: 'sandbox' } } as Suite
  const task = { ...rated, id: 10, actions: ['reply'] } as TaskDetail
  await drawContinuation(task, suite)
  drawn.all('textarea')[0]?.focus()
  await act(async () => document.execCommand('insertText', false, 'Thank you.'))
  await drawn.press('Send')
  const files = new DataTransfer()
  files.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'door.jpg'))
  const field = drawn.all('input[type="file"]')[0] as HTMLInputElement
  field.files = files.files
  await act(async () => field.dispatchEvent(new Event('change', { bubbles: true })))
  await expect.poll(() => drawn.root.textContent).toContain('Attached')
  await act(async () => answer.resolve({ data: task }))
  await expect.poll(() => (drawn.all('textarea')[0] as HTMLTextAreaElement).value).toBe('')
  await drawn.remove()
  await drawContinuation(task, suite)
  expect(drawn.root.textContent).toContain('door.jpg')
})

test('HLP-5: after a lost answer and a reload, the same reply is sent with the same key', async () => {
  const keys: string[] = []
  const call = async (_: unknown, { idempotencyKey }: { readonly idempotencyKey: string }) => {
    keys.push(idempotencyKey)
    if (keys.length < 3) throw new ApiError({ kind: 'offline' })
    return { data: task }
  }
  const suite = suiteWith({ call })
  const task = { ...rated, id: 9, actions: ['reply'] } as TaskDetail
  await drawContinuation(task, suite)
  const type = async (text: string) => {
    drawn.all('textarea')[0]?.focus()
    await act(async () => document.execCommand('insertText', false, text))
  }
  await type('The door is open.')
  await drawn.press('Send')
  await drawn.remove()
  await drawContinuation(task, suite)
  await drawn.press('Send')
  await type(' Come in.')
  await drawn.press('Send')
  await expect.poll(() => (drawn.all('textarea')[0] as HTMLTextAreaElement).value).toBe('')
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)])
  expect(keys[2]).not.toBe(keys[0])
})

test('HLP-5: a rating that was not sent is there again after a reload', async () => {
  const type = async (text: string) => {
    drawn.all('textarea')[0]?.focus()
    await act(async () => document.execCommand('insertText', false, text))
  }
  const task = { ...rated, id: 8, rating: null }
  await drawContinuation(task, getSuite())
  await act(async () => drawn.all('input[type="radio"]')[3]?.click())
  await type('Quick and kind.')
  await drawn.remove()
  await drawContinuation(task, getSuite())
  expect((drawn.all('textarea')[0] as HTMLTextAreaElement).value).toBe('Quick and kind.')
  expect((drawn.all('input[type="radio"]')[3] as HTMLInputElement).checked).toBe(true)
})

test('HLP-5: a comment that is changed while a rating is sent is there again after a reload', async () => {
  const answer = Promise.withResolvers<{ data: TaskDetail }>()
  const task = { ...rated, id: 10, rating: null }
  const suite = suiteWith({ call: () => answer.promise })
  const comment = () => drawn.all('textarea')[0] as HTMLTextAreaElement
  const type = async (text: string) => {
    comment().focus()
    await act(async () => document.execCommand('insertText', false, text))
  }
  await drawContinuation(task, suite)
  await act(async () => drawn.all('input[type="radio"]')[3]?.click())
  await type('Quick.')
  await drawn.press('Send the rating')
  await type(' And kind.')
  await act(async () => answer.resolve({ data: task }))
  await expect.poll(() => drawn.words('button')).toEqual(['Send the rating'])
  await drawn.remove()
  await drawContinuation(task, suite)
  expect(comment().value).toBe('Quick. And kind.')
})

function Stored({ id }: { readonly id: number }) {
  const { client } = useElement().suite
  const { data } = useQuery({ ...taskQuery(client, id), staleTime: Number.POSITIVE_INFINITY })
  return data && <Continuation task={data} />
}

test('A11-3: once a request is cancelled, the button to open it again has the focus', async () => {
  const open = { ...rated, actions: ['reply', 'cancel'] } as TaskDetail
  const call = async () => ({ data: { ...rated, actions: ['reopen'] } })
  const suite = suiteWith({ call })
  const cache = new QueryClient()
  cache.setQueryData(taskQuery(suite.client, open.id).queryKey, open)
  drawn = await draw(
    <InElement suite={suite}>
      <QueryClientProvider client={cache}>
        <Stored id={open.id} />
      </QueryClientProvider>
    </InElement>,
    { t: await translatorOf('help-desk', 'en') },
  )
  const ask = drawn.all('.task-buttons button').at(-1)
  ask?.focus()
  await act(async () => ask?.click())
  const confirm = drawn.all('dialog button[type=submit]')[0]
  confirm?.focus()
  confirm?.click()
  await expect.poll(() => drawn.all('dialog').length).toBe(0)
  await expect.poll(() => drawn.root.activeElement?.textContent).toBe('Reopen the request')
})

test('HLP-2, HLP-5: a reply whose files have expired, or were sent from another tab, says at the files what to do', async () => {
  const page = getSuite()
  const call = async () => {
    const fields = { uploads: ['validation.invalid'] }
    throw new ApiError({ kind: 'refused', status: 422, code: 'validation_failed', fields })
  }
  const suite = { ...page, client: { ...page.client, call } } as unknown as Suite
  await drawContinuation({ ...rated, actions: ['reply'] } as TaskDetail, suite)
  drawn.all('textarea')[0]?.focus()
  await act(async () => document.execCommand('insertText', false, 'Here is the photo.'))
  await drawn.press('Send')
  await expect
    .poll(() => drawn.words('.error'))
    .toEqual(['These files have expired. Remove them and attach them again.'])
})
