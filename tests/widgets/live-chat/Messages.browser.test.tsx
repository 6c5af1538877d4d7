import { afterEach, expect, test } from 'vitest'
import { Messages } from '../../../widgets/live-chat/components/Messages.tsx'
import type { ReadyChat } from '../../../widgets/live-chat/types.ts'
import { type Drawn, draw } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

const message = { id: 2, at: '2026-03-02T08:20:00.000Z', from: 'staff', text: 'The windows.' } as const
const panel: ReadyChat = {
  kind: 'ready',
  messages: [message],
  unsent: [],
  older: 'loading',
  live: true,
  text: '',
}

test('A11-3: the messages have the focus when the button for earlier ones goes with the last page', async () => {
  drawn = await draw(<Messages panel={panel} />)
  drawn.all('button')[0]?.focus()
  await drawn.redraw(
    <Messages panel={{ ...panel, messages: [{ ...message, id: 1 }, message], older: 'none' }} />,
  )
  expect(drawn.all('button')).toEqual([])
  expect(drawn.root.activeElement).toBe(drawn.all('[role=log]')[0])
})
