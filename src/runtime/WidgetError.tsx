import type { ApiError } from '../client/ApiError.ts'
import { useT } from '../i18n/useT.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { errorText } from './errorText.ts'
import { Reference } from './Reference.tsx'

/** An element that could not be shown: what happened, a retry button, and the reference for support. */
export function WidgetError({
  error,
  onRetry,
}: {
  readonly error?: ApiError | undefined
  readonly onRetry: () => void
}) {
  const t = useT()
  return (
    <Notice
      tone="danger"
      title={t('shared:failed.title')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('shared:retry')}
        </Button>
      }
    >
      <p>{error ? errorText(t, error) : t('shared:failed.text')}</p>
      <Reference of={error?.correlationId} />
    </Notice>
  )
}
