import type { ApiError } from '../client/ApiError.ts'
import type { Translate } from '../i18n/TextsContext.ts'

/** User-facing text of a failed call; always says what to do (ERR-1). */
export function errorText(t: Translate, error: ApiError): string {
  const count = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
  const key = `shared:errors.${error.code}`
  const text = t(key, { count })
  // i18next returns unknown keys unchanged.
  return text.includes(error.code) && text.startsWith('errors.') ? t('shared:errors.internal') : text
}
