import '../../support/fixedDay.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { BillsView } from '../../../widgets/bills/BillsView.tsx'
import { widget } from '../../../widgets/bills/index.ts'
import { scenarios } from '../../../widgets/bills/scenarios.ts'
import type { BillsViewProps } from '../../../widgets/bills/types.ts'
import { draw, translatorOf } from '../../support/draw.tsx'
import { inert } from '../../support/everyView.ts'

type Latest = BillsViewProps['latest']

/** Changes the latest bill without waiting for what is drawn. */
let change: (latest: Latest) => void

function Changing(props: BillsViewProps) {
  const [latest, setLatest] = useState(props.latest)
  change = setLatest
  return <BillsView {...props} latest={latest} />
}

test.each([
  ['NAV-15: the list of bills is drawn after the latest bill', 'to pay', '1 bill, 0 rows'],
  ['NAV-15: the list of bills does not wait for a slow bill', 'slow', '0 bill, 6 rows'],
])('%s', async (_, name, first) => {
  const t = await translatorOf('bills', 'en')
  const { 'to pay': ready, loading, [name]: next } = scenarios(t)
  if (!ready || !loading || !next) throw new Error('A scenario is missing')
  const props = { ...(inert as Partial<BillsViewProps>), ...ready, latest: loading.latest } as BillsViewProps
  const drawn = await draw(<Changing {...props} />, { t, css: widget.css })
  const count = () =>
    `${drawn.all('.latest .amount').length} bill, ${drawn.all('.list tbody tr').length} rows`
  expect(count()).toBe('0 bill, 0 rows')
  expect(drawn.all('.list [aria-busy="true"]')).toHaveLength(1)
  const counts: string[] = []
  const observer = new MutationObserver(() => counts.push(count()))
  observer.observe(drawn.root, { childList: true, subtree: true })
  change(next.latest)
  await expect.poll(() => drawn.all('.list tbody tr')).toHaveLength(6)
  observer.disconnect()
  expect(counts.filter(each => each !== '0 bill, 0 rows')[0]).toBe(first)
  await drawn.remove()
})
