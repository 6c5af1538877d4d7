import { asApiError } from '../client/ApiError.ts'
import { useT } from '../i18n/useT.ts'
import { errorText } from './errorText.ts'
import { useSlow } from './useSlow.ts'

/** State of one panel; each panel loads and fails separately. */
export type Panel<Data> =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  | { readonly kind: 'ready'; readonly data: Data }

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
}

/** A query as a panel: loaded data stays, whatever happens to a later load. */
export function usePanel<Data>({ data, error }: Query<Data>): Panel<Data> {
  const t = useT()
  const slow = useSlow(data === undefined && error === null)
  if (data !== undefined) return { kind: 'ready', data }
  if (!error) return { kind: 'loading', slow }
  const failure = asApiError(error)
  return { kind: 'failed', text: errorText(t, failure), reference: failure.correlationId }
}
