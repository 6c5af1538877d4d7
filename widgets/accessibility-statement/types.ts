import type { DestinationLink } from '../../src/runtime/useDestination.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { Information } from './loadInformation.ts'

/** The content of report.json, which is derived from the results of the conformance report. */
export interface Report {
  /** E.g. "2026-11-23". */
  readonly assessedOn: string
  readonly degree: 'full' | 'partial' | 'none'
  /** Criteria of WCAG 2.2, levels A and AA, by result. */
  readonly criteria: Readonly<Record<'met' | 'partlyMet' | 'notMet' | 'notApplicable', number>>
  readonly tests: number
  readonly checks: number
  readonly features: readonly string[]
  readonly gaps: readonly { readonly number: string; readonly name: string; readonly standard: string }[]
}

export interface AccessibilityStatementViewProps {
  readonly report: Report
  /** Name of the vendor; undefined on pages of none. */
  readonly vendor: string | undefined
  readonly panel: Panel<Information>
  readonly onRetry: () => void
  /** Where a resident writes a request. */
  readonly helpDesk: DestinationLink
}
