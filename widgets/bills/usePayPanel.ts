import { asApiError } from '../../src/client/ApiError.ts'
import { useT } from '../../src/i18n/useT.ts'
import { type Panel, usePanel } from '../../src/runtime/usePanel.ts'
import { payProblem } from './payProblem.ts'

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
}

/**
 * A query before a payment as a panel; errors of the catalogue get their own messages (BIL-3). Not for the state of a payment: they
 * say that nothing was charged.
 */
export function usePayPanel<Data>(query: Query<Data>): Panel<Data> {
  const t = useT()
  const panel = usePanel(query)
  if (panel.kind !== 'failed') return panel
  const error = asApiError(query.error)
  return error.kind === 'refused' ? { ...panel, text: payProblem(t, error).text } : panel
}
