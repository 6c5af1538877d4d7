import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { errorText } from '../../src/shell/errorText.ts'
import { useSlow } from '../../src/shell/useSlow.ts'
import type { Panel } from './BillsView.tsx'

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
}

/** A query as a panel: what was loaded once stays, whatever happens to a later try. */
export function usePanel<Data>({ data, error }: Query<Data>): Panel<Data> {
  const t = useT()
  const slow = useSlow(data === undefined && error === null)
  if (data !== undefined) return { kind: 'ready', data }
  if (!error) return { kind: 'loading', slow }
  const failure = asApiError(error)
  return { kind: 'failed', text: errorText(t, failure), reference: failure.correlationId }
}
