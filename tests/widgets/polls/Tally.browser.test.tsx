import '../../support/fixedDay.ts'
import { afterEach, expect, test } from 'vitest'
import { Tally } from '../../../widgets/polls/components/Question.tsx'
import { scenarios } from '../../../widgets/polls/scenarios.ts'
import { type Drawn, draw, translatorOf } from '../../support/draw.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

test('POL-1: the mark on the bars is named with the votes that a decision needs', async () => {
  const t = await translatorOf('polls', 'en')
  const shown = Object.values(scenarios(t)).flatMap(({ state }) =>
    state.kind === 'one' && state.panel.kind === 'ready' ? [state.panel.data] : [],
  )
  const poll = shown.find(({ requiredVotes }) => requiredVotes > 1)
  const question = poll?.questions[0]
  if (!poll || !question) throw new Error('No scenario shows a poll.')
  drawn = await draw(<Tally poll={poll} question={question} />, { t })
  expect(drawn.words('.mark')).toEqual([`Needed to decide: ${poll.requiredVotes} votes in favour`])
  expect(drawn.all('.mark .needed')).toHaveLength(1)
})
