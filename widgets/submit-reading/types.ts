import type { GuestMeter } from '../../src/api/schemas/guestReadings.ts'
import type { Terms } from './loadTerms.ts'
import type { Proof } from './proof.ts'

interface FormState<Values> {
  readonly values: Values
  readonly errors: Readonly<Partial<Record<string, string>>>
  readonly problem: string | undefined
  readonly busy: boolean
}

export type SubmitReadingState =
  | ({ readonly kind: 'proving' } & FormState<Proof>)
  | ({ readonly kind: 'reading'; readonly meters: readonly GuestMeter[] } & FormState<
      Readonly<Record<string, string>>
    >)
  | ({ readonly kind: 'absent' } & FormState<{ readonly from: string; readonly until: string }>)
  | { readonly kind: 'sent'; readonly total: number }
  | { readonly kind: 'announced'; readonly from: string; readonly until: string }

export interface SubmitReadingViewProps {
  readonly state: SubmitReadingState
  /** Undefined until they are loaded, or while no vendor is chosen. */
  readonly terms: Terms | undefined
  /** Vendors to choose from; undefined if the page names one, or if they are not loaded. */
  readonly vendors: readonly { readonly value: string; readonly label: string }[] | undefined
  /** Why there are none: the list failed, or is loaded once more. */
  readonly listProblem?: 'failed' | 'loading' | undefined
  readonly onType: (field: string, value: string) => void
  readonly onSubmit: () => void
  readonly onRetryList?: () => void
  readonly onBack: () => void
  readonly onAbsence: () => void
}
