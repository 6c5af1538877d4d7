import { useContext, useEffect, useState } from 'react'
import type { PasswordStrength } from '../api/rules/passwordStrength.ts'
import { TextsContext } from '../i18n/TextsContext.ts'
import { useElement } from '../runtime/ElementContext.ts'

/** Lazy because of its list of common passwords. */
const rule = () => import('../api/rules/passwordStrength.ts')

type Judge = (password: string, email?: string) => PasswordStrength

/** Strength of a new password as it is typed; undefined before, and until its texts are loaded. */
export function usePasswordStrength(password: string, email?: string): PasswordStrength | undefined {
  const { texts } = useElement().suite
  const { locale } = useContext(TextsContext)
  const [runGuards, setJudge] = useState<{ readonly of: Judge }>()
  const isTyped = password !== ''

  useEffect(() => {
    if (!isTyped) return
    rule().then(
      ({ passwordStrength }) => setJudge({ of: passwordStrength }),
      // The server validates in any case.
      () => undefined,
    )
  }, [isTyped])

  return isTyped && texts.has(locale, 'forms') ? runGuards?.of(password, email) : undefined
}
