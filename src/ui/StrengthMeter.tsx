import { CircleCheck, Info } from 'lucide'
import type { PasswordStrength } from '../api/rules/passwordStrength.ts'
import { Icon } from './Icon.tsx'
import strengthMeterCss from './strengthMeter.css?inline'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly strength: PasswordStrength | undefined
  /** Explanation. */
  readonly children: string
}

/** Strength of a new password as text; bars and colour are redundant. */
export function StrengthMeter({ strength, children }: Props) {
  useSheet(strengthMeterCss)
  return (
    <p className={`strength ${strength ?? ''}`} role="status">
      {strength && <span className="bars" aria-hidden="true" />}
      <Icon node={strength === 'strong' ? CircleCheck : Info} />
      {children}
    </p>
  )
}
