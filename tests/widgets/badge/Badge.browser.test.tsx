import { expect, test } from 'vitest'
import { ElementContext } from '../../../src/runtime/ElementContext.ts'
import { createOnce } from '../../../src/suite/createOnce.ts'
import { getUnreads } from '../../../src/suite/getUnreads.ts'
import { Badge } from '../../../widgets/badge/Badge.tsx'
import { act } from '../../support/act.ts'
import { draw } from '../../support/draw.tsx'
import { commonAttributes, suiteWith } from '../../support/inElement.tsx'

test('MSG-4, AUT-14: a page hears of each number that the badge shows, also of none for another contract and after the end', async () => {
  const suite = { ...suiteWith({}), once: createOnce() }
  const heard: unknown[] = []
  const emit = (name: string, detail: unknown) => heard.push([name, detail]) > 0
  const badgeOf = (contract: number) => (
    <ElementContext value={{ host: document.body, suite, scheme: 'light', emit }}>
      <Badge {...commonAttributes} module="invoice" contract={contract} />
    </ElementContext>
  )
  const drawn = await draw(badgeOf(3))
  expect(heard.splice(0)).toEqual([])
  const event = (count: number) => ['resident-unread-changed', { count }]
  const setCount = (contract: number, count: number) =>
    act(async () => getUnreads(suite).store.setState({ counts: { [`${contract}/invoice`]: count } }))
  await setCount(3, 7)
  expect(heard.splice(0)).toEqual([event(7)])
  await drawn.redraw(badgeOf(4))
  expect(heard.splice(0)).toEqual([event(0)])
  await setCount(4, 2)
  expect(heard.splice(0)).toEqual([event(2)])
  await drawn.remove()
  expect(heard.splice(0)).toEqual([event(0)])
})
