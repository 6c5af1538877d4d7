import type { Form } from '../../src/forms/useForm.ts'

/** What can be corrected here. */
export type RepairName = 'firstName' | 'lastName' | 'phone' | 'email'

export type RepairValues = Readonly<Partial<Record<RepairName, string>>>

export type ProfileRepairState =
  | ({
      readonly kind: 'form'
      /** Only what is at fault, in the order of a form. */
      readonly fields: readonly RepairName[]
    } & Pick<Form<RepairValues>, 'values' | 'errors' | 'problem' | 'busy'>)
  /** A new e-mail address counts once its link was opened. */
  | {
      readonly kind: 'waiting'
      readonly email: string
      /** Until when the link works, as text. */
      readonly until: string
      readonly busy: boolean
      /** Why it does not go on yet. */
      readonly problem?: string | undefined
    }
  /** Something is at fault that this client does not know. */
  | { readonly kind: 'beyond'; readonly contact: string | undefined }
  | { readonly kind: 'done' }

export interface ProfileRepairViewProps {
  readonly state: ProfileRepairState
  readonly onInput: (name: RepairName, value: string) => void
  readonly onSubmit: () => void
  /** The link was opened. */
  readonly onConfirmed: () => void
  readonly onOther: () => void
}
