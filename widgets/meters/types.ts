import type { ReactNode } from 'react'
import type { Meter, MeterReading } from '../../src/api/schemas/meters.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

interface Ends {
  readonly opensAt: string
  /** Exclusive end of the window. */
  readonly closesAt: string
  /** The server's clock, in milliseconds since 1970. */
  readonly now: number
}

/** Taking readings, or about to, or done: `ended` is a window that closed while the form was open. */
export type DatedWindow = { readonly kind: 'open' | 'closed' | 'ended' } & Ends

export type KnownWindow =
  | { readonly kind: 'unavailable' }
  /** The user's roles in the contract only look on. */
  | { readonly kind: 'notPermitted' }
  | { readonly kind: 'contractEnded' }
  | DatedWindow

export type DeclarationWindow = { readonly kind: 'loading' } | KnownWindow

/** Result of sending one reading; a stored reading leaves the form. */
export type Result = { readonly kind: 'sending' } | { readonly kind: 'failed'; readonly text: string }

/** Result of the last submission. */
export type Outcome =
  | { readonly kind: 'invalid' | 'nothing' | 'photoSending' | 'photoFailed' }
  | { readonly kind: 'sent'; readonly total: number; readonly sent: number }

/** Level of the heading of a meter: below that of the home, if there are several. */
export type MeterLevel = 'h3' | 'h4'

export interface DeclarationProps {
  readonly panel: Panel<readonly Meter[]>
  readonly window: DeclarationWindow
  /** Address by object id, if the meters are in several homes. */
  readonly addresses: ReadonlyMap<number, string>
  /** What is around and in the rows while readings are taken, and after the end. */
  readonly form?: {
    /** Said above the meters. */
    readonly notices: ReactNode
    readonly row: (meter: Meter, level: MeterLevel) => ReactNode
    readonly sendBar: ReactNode
    readonly onSend: () => void
  }
  /** Link to order a new verification of a meter. */
  readonly verification: (meter: Meter) => LinkProps
  readonly onRetry: () => void
  readonly onRetryWindow: () => void
}

export interface DatedDeclarationProps extends Omit<DeclarationProps, 'form'> {
  readonly window: DatedWindow
}

export interface ReadingsProps extends DatedDeclarationProps {
  readonly typed: Readonly<Record<string, string>>
  readonly results: Readonly<Record<number, Result>>
  /** Earlier consumption by meter id, newest first. */
  readonly differences: ReadonlyMap<number, readonly string[]>
  /** Whether errors and warnings of a meter are visible. */
  readonly showsIssues: (meterId: number) => boolean
  readonly sending: boolean
  readonly outcome: Outcome | undefined
  /** Number of unusual readings to confirm before they are sent. */
  readonly holding: number
  /** Number of readings that would be sent now. */
  readonly count: number
  /** Whether the form was restored from a draft. */
  readonly isRestored: boolean
  readonly isOffline: boolean
  /** The photo field of a meter, if photos are enabled. */
  readonly photo: (meterId: number) => ReactNode
  readonly onType: (meterId: number, typed: string) => void
  readonly onLeave: (meterId: number) => void
  readonly onSend: () => void
  readonly onDiscard: () => void
}

/** Meters and their declared readings, newest first. */
interface History {
  readonly meters: readonly Meter[]
  readonly readings: readonly MeterReading[]
}

export interface HistoryProps {
  readonly panel: Panel<History>
  readonly addresses: ReadonlyMap<number, string>
  /** The selected meter; defaults to the first one. */
  readonly meterId: number | undefined
  /** The photo dialog. */
  readonly photo: {
    readonly reading: MeterReading | undefined
    readonly panel: Panel<Blob>
    readonly onClose: () => void
    readonly onRetry: () => void
  }
  /** Link to the comparison with other users. */
  readonly consumption: LinkProps
  readonly onMeter: (id: number) => void
  readonly onPhoto: (reading: MeterReading) => void
  readonly onSave: () => void
  readonly onRetry: () => void
}

/** A row whose meter may take a reading. */
export interface ReadingRowProps {
  readonly meter: Meter
  readonly level: MeterLevel
  readonly typed: string
  readonly result: Result | undefined
  readonly differences: readonly string[] | undefined
  /** Whether errors and warnings are visible. */
  readonly showsIssues: boolean
  /** `ended` shows the values typed before the window closed, read-only. */
  readonly state: 'open' | 'ended'
  readonly verification: (meter: Meter) => LinkProps
  /** The photo field of a meter. */
  readonly photo: (meterId: number) => ReactNode
  readonly onType: (meterId: number, typed: string) => void
  readonly onLeave: (meterId: number) => void
}

export type MetersTab = 'declaration' | 'history'

export interface MetersViewProps {
  readonly tab: MetersTab
  readonly declaration: DeclarationProps
  /** The declaration with its fields; undefined if no readings are taken. */
  readonly form?: ReactNode
  readonly history: HistoryProps
  /** Homes with meters; a filter is shown from three on (MET-6), because two have a heading each. */
  readonly objects: readonly { readonly id: number; readonly address: string }[]
  readonly objectId: number | undefined
  /** Load time of the cached data, as text; set while offline. */
  readonly loadedAt?: string | undefined
  readonly onTab: (tab: MetersTab) => void
  readonly onObject: (id: number | undefined) => void
}
