import { useContext } from 'react'
import { TextsContext } from '../i18n/TextsContext.ts'
import { type PasswordStrength, passwordStrength } from '../rules/passwordStrength.ts'
import { useElement } from './ElementContext.ts'

/** The strength of a new password while it is typed; undefined before, and until there are words for it. */
export function usePasswordStrength(password: string, email?: string): PasswordStrength | undefined {
  const { texts } = useElement().suite
  const { locale } = useContext(TextsContext)
  return password === '' || !texts.has(locale, 'forms') ? undefined : passwordStrength(password, email)
}
