import type { Form } from '../../src/forms/useForm.ts'

/** Fields that can be corrected here. */
export type RepairName = 'firstName' | 'lastName' | 'phone' | 'email'

export type RepairValues = Readonly<Partial<Record<RepairName, string>>>

export type ProfileRepairState =
  | ({
      readonly kind: 'form'
      /** Only invalid fields, in the order of the form. */
      readonly fields: readonly RepairName[]
    } & Pick<Form<RepairValues>, 'values' | 'errors' | 'problem' | 'busy'>)
  /** A new e-mail address is used once its link was opened. */
  | {
      readonly kind: 'waiting'
      readonly email: string
      /** Expiry of the link, as text. */
      readonly until: string
      readonly busy: boolean
      /** Why the user cannot continue yet. */
      readonly problem?: string | undefined
    }
  /** Invalid fields that this version does not know. */
  | { readonly kind: 'beyond'; readonly contact: string | undefined }
  | { readonly kind: 'done' }

export interface ProfileRepairViewProps {
  readonly state: ProfileRepairState
  readonly onInput: (name: RepairName, value: string) => void
  readonly onSubmit: () => void
  /** Continues after the link was opened. */
  readonly onConfirmed: () => void
  readonly onOther: () => void
}
