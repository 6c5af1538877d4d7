import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { periodQuery } from './queries.ts'
import type { DeclarationWindow } from './types.ts'

const hour = 3_600_000
const minute = 60_000

/**
 * Milliseconds until the notice changes: at the start and end of the window, and every minute near one of
 * them.
 */
function nextChange(now: number, ends: readonly number[]): number {
  const remaining = Math.min(...ends.map(end => end - now).filter(rest => rest > 0), hour)
  return remaining >= hour ? hour : Math.min(remaining, minute)
}

/** The declaration window by the server's clock, updated while the form is open (MET-4, MET-5). */
export function useDeclarationWindow(contract: number): {
  readonly window: DeclarationWindow
  readonly retry: () => void
} {
  const { client } = useElement().suite
  const query = useQuery(periodQuery(client, contract))
  const period = query.data
  const [, redraw] = useState(0)
  const now = Date.now() + (period?.clockOffset ?? 0)
  const opens = period ? Date.parse(period.opensAt) : 0
  const closes = period ? Date.parse(period.closesAt) : 0

  useEffect(() => {
    if (!period) return
    let timer = 0
    const wait = () => {
      const here = Date.now() + period.clockOffset
      timer = window.setTimeout(
        () => {
          redraw(count => count + 1)
          wait()
        },
        Math.max(50, nextChange(here, [opens, closes])),
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [period, opens, closes])

  const retry = () => void query.refetch()
  if (!period) return { window: { kind: query.error ? 'unavailable' : 'loading' }, retry }
  const ends = { opensAt: period.opensAt, closesAt: period.closesAt, now }
  if (now >= opens && now < closes) return { window: { kind: 'open', ...ends }, retry }
  return { window: { kind: now >= closes && period.isOpen ? 'ended' : 'closed', ...ends }, retry }
}
