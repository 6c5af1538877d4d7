import type { ApiError } from '../client/ApiError.ts'
import type { Translate } from '../i18n/TextsContext.ts'

/** What a person reads when a call did not work: always a sentence about what to do (ERR-1). */
export function errorText(t: Translate, error: ApiError): string {
  const count = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
  const key = `shared:errors.${error.code}`
  const text = t(key, { count })
  // i18next answers an unknown key with the key itself.
  return text.includes(error.code) && text.startsWith('errors.') ? t('shared:errors.internal') : text
}
