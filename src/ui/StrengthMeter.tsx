import { CircleCheck, Info } from 'lucide'
import type { PasswordStrength } from '../api/rules/passwordStrength.ts'
import { Icon } from './Icon.tsx'
import strengthMeterCss from './strengthMeter.css?inline'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly strength: PasswordStrength | undefined
  /** What it means, in a sentence. */
  readonly children: string
}

/** How good a new password is: said in words; the bars and the colour only help. */
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
