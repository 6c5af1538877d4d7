import type { FileField } from '../../src/ui/FileField.tsx'
import type { LinkProps } from '../../src/ui/LinkProps.ts'
import type { ClientField, ClientValues, House, StepId } from './model.ts'
import type { ClientPhase } from './useClientForm.ts'

type FileFieldProps = Parameters<typeof FileField>[0]

export interface ClientFormViewProps {
  readonly phase: ClientPhase
  /** The step shown in narrow containers. */
  readonly step: StepId
  readonly values: ClientValues
  readonly errors: Readonly<Partial<Record<ClientField, string>>>
  /** Why the form was not sent, if no field is at fault. */
  readonly problem: string | undefined
  readonly busy: boolean
  readonly isUploading: boolean
  readonly vendors: readonly { readonly value: string; readonly label: string }[]
  /** Title of the vendor, if there is only one to send to. */
  readonly vendor: string | undefined
  readonly vendorsFailed: boolean
  readonly provider: string
  readonly houses: readonly House[]
  readonly registry: FileFieldProps
  readonly identity: FileFieldProps
  readonly fileNames: { readonly registry: readonly string[]; readonly identity: readonly string[] }
  readonly home: LinkProps
  readonly onSet: <Field extends ClientField>(field: Field, value: ClientValues[Field]) => void
  readonly onRetryVendors: () => void
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onReview: () => void
  readonly onChange: (step: StepId) => void
  readonly onSend: () => void
  readonly onStartOver: () => void
}
