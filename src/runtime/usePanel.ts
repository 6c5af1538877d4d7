import { asApiError } from '../client/ApiError.ts'
import { useT } from '../i18n/useT.ts'
import { errorText } from './errorText.ts'
import { useSlow } from './useSlow.ts'

/** One part of a widget: each loads and fails by itself. */
export type Panel<Data> =
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'failed'; readonly text: string; readonly reference?: string | undefined }
  | { readonly kind: 'ready'; readonly data: Data }

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
