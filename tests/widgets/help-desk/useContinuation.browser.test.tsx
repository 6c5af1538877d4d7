import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import type { TaskDetail } from '../../../src/api/schemas/helpDesk.ts'
import { ElementContext } from '../../../src/runtime/ElementContext.ts'
import { loadFurtherTexts } from '../../../src/runtime/useElementTexts.ts'
import { getSuite, type Suite } from '../../../src/suite/getSuite.ts'
import { TaskContinuation } from '../../../widgets/help-desk/components/TaskContinuation.tsx'
import { useContinuation } from '../../../widgets/help-desk/useContinuation.ts'
import { act } from '../../support/act.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

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
  drawn = await draw(
    <ElementContext value={{ host: document.body, suite, scheme: 'light', emit: () => true }}>
      <QueryClientProvider client={new QueryClient()}>
        <Continuation task={task} />
      </QueryClientProvider>
    </ElementContext>,
    { t: await translatorOf('help-desk', 'en') },
  )
}

test('A11-1: the focus goes to the form of a request that is opened again, and back to the button', async () => {
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
  const page = getSuite()
  const call = async (_: unknown, { body }: { readonly body: unknown }) => {
    bodies.push(body)
    return { data: rated }
  }
  const suite = { ...page, client: { ...page.client, call } } as unknown as Suite
  await drawContinuation(rated, suite)
  const [comment] = drawn.all('textarea') as HTMLTextAreaElement[]
  expect(comment?.value).toBe('Nobody came on Monday.')
  const [best] = drawn.all('input[type="radio"]')
  await act(async () => best?.click())
  await drawn.press('Change the rating')
  await expect.poll(() => bodies).toEqual([{ value: 5, comment: 'Nobody came on Monday.' }])
})
