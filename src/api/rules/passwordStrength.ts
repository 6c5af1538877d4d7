import { limits } from '../schemas/limits.ts'
import { isCommonPassword } from './commonPasswords.ts'

/** Strength of a new password; each step has a text. */
export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** Rates a password; `weak` is what the server refuses, or nearly. Length counts more than character classes. */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  const { length } = password
  if (length < limits.password.min) return 'short'
  const different = new Set(password.toLowerCase()).size
  if (isCommonPassword(password, email) || different < 5) return 'weak'
  const mixed = kinds.filter(kind => kind.test(password)).length
  const points = length + 2 * (mixed - 1) + (different > 9 ? 2 : 0)
  if (points < 10) return 'weak'
  return points < 18 ? 'fair' : 'strong'
}
