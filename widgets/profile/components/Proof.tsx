import { useT } from '../../../src/i18n/useT.ts'
import { Confirm } from '../../../src/ui/Confirm.tsx'
import { PasswordField } from '../../../src/ui/PasswordField.tsx'
import { proofError } from '../model.ts'
import type { ProofProps } from '../types.ts'

/** Asks for the password. The input is slotted, so that password managers find it. */
export function Proof({ proof, ...on }: ProofProps) {
  const t = useT()
  return (
    <Confirm
      open={proof.open}
      title={t('proof.title')}
      closeLabel={t('shared:close')}
      cancelLabel={t('shared:cancel')}
      confirmLabel={t(proof.busy ? 'proof.busy' : 'proof.confirm')}
      busy={proof.busy}
      formRef={on.proofForm}
      onClose={on.onProofClose}
      onConfirm={on.onProof}
    >
      <p>{t('proof.text')}</p>
      <slot name="proofForm" />
      <PasswordField
        label={t('deletion.password')}
        error={proofError(t, proof)}
        visible={proof.visible}
        toggleLabel={t(proof.visible ? 'password.hide' : 'password.show')}
        onToggle={on.onProofShow}
        onLabelClick={on.onProofFocus}
      >
        <slot name="proof" />
      </PasswordField>
    </Confirm>
  )
}
