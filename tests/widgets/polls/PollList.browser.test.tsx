import '../../support/fixedDay.ts'
import { afterEach, expect, test } from 'vitest'
import { PollsView } from '../../../widgets/polls/PollsView.tsx'
import { scenarios } from '../../../widgets/polls/scenarios.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

test('A11-3: the amount of polls has the focus when the button for more goes with the last page', async () => {
  const t = await translatorOf('polls', 'en')
  const { state } = scenarios(t)['loading more'] ?? {}
  if (state?.kind !== 'all' || state.panel.kind !== 'ready') throw new Error('no list')
  const { data } = state.panel
  drawn = await draw(
    <PollsView
      onRetry={() => undefined}
      state={{ ...state, panel: { kind: 'ready', data: { ...data, more: 'ready' } } }}
    />,
    { t },
  )
  const more = drawn.all('.pager button')[0]
  more?.focus()
  await drawn.press('Show more')
  await drawn.redraw(
    <PollsView
      onRetry={() => undefined}
      state={{ ...state, panel: { kind: 'ready', data: { ...data, total: 3, more: 'none' } } }}
    />,
  )
  expect(drawn.root.activeElement?.textContent).toBe('3 of 3')
})
