import { afterEach, expect, test } from 'vitest'
import { useMarkRead } from '../../../src/lists/useMarkRead.ts'
import { type Drawn, draw } from '../../support/draw.tsx'
import { InElement, suiteWith } from '../../support/inElement.tsx'

let drawn: Drawn
afterEach(() => drawn.remove())

let hook: ReturnType<typeof useMarkRead>
const shown: [ids: number[], isRead: boolean][] = []
function Marks() {
  hook = useMarkRead((ids, isRead) => shown.push([[...ids], isRead]))
  return null
}

test('MSG-3: of several batches only those that failed are shown as unread again', async () => {
  let calls = 0
  const call = async () => {
    calls += 1
    if (calls > 1) throw new Error('lost')
  }
  const suite = { ...suiteWith({ call }), shared: new Map() }
  drawn = await draw(
    <InElement suite={suite}>
      <Marks />
    </InElement>,
  )
  const ids = Array.from({ length: 501 }, (_, index) => index + 1)
  hook.markSeen(ids.map(id => ({ category: 'news' as const, id })))
  await expect
    .poll(() => shown)
    .toEqual([
      [ids, true],
      [[501], false],
    ])
})
