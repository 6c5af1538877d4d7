import type { ReactNode } from 'react'
import type { Meter, MeterReading } from '../../src/api/schemas/meters.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'
import type { LinkProps } from '../../src/ui/LinkProps.ts'

interface Ends {
  readonly opensAt: string
  /** The first moment it is closed again. */
  readonly closesAt: string
  /** The server's clock, in milliseconds since 1970. */
  readonly now: number
}

/** `ended` is a window that closed while the form was open. */
export type KnownWindow =
  | { readonly kind: 'unavailable' }
  | ({ readonly kind: 'open' | 'closed' | 'ended' } & Ends)

export type DeclarationWindow = { readonly kind: 'loading' } | KnownWindow

/** How sending one reading went; a reading that was taken is no longer in the form. */
export type Result = { readonly kind: 'sending' } | { readonly kind: 'failed'; readonly text: string }

/** How the last press of the button went. */
export type Outcome =
  | { readonly kind: 'invalid' | 'nothing' | 'photoSending' | 'photoFailed' }
  | { readonly kind: 'sent'; readonly total: number; readonly sent: number }

export interface DeclarationProps {
  readonly panel: Panel<readonly Meter[]>
  readonly window: DeclarationWindow
  /** Addresses by object, where meters hang in more than one. */
  readonly addresses: ReadonlyMap<number, string>
  readonly typed: Readonly<Record<string, string>>
  readonly results: Readonly<Record<number, Result>>
  /** What each meter used before, newest first. */
  readonly differences: ReadonlyMap<number, readonly string[]>
  /** Whether what is wrong or odd at a meter is said now. */
  readonly isTold: (meterId: number) => boolean
  readonly sending: boolean
  readonly outcome: Outcome | undefined
  /** Odd readings that are to be looked at before they are sent. */
  readonly holding: number
  /** How many readings would be sent now. */
  readonly count: number
  /** Whether what is in the form was typed earlier and not sent. */
  readonly isRestored: boolean
  readonly isOffline: boolean
  /** Where a new verification of a meter is asked for. */
  readonly verification: (meter: Meter) => LinkProps
  /** The place of a meter's photo, where one can be sent with its reading. */
  readonly photo: (meterId: number) => ReactNode
  readonly onType: (meterId: number, typed: string) => void
  readonly onLeave: (meterId: number) => void
  readonly onSend: () => void
  readonly onDiscard: () => void
  readonly onRetry: () => void
  readonly onRetryWindow: () => void
}

/** Meters with what was declared of them, newest first. */
interface History {
  readonly meters: readonly Meter[]
  readonly readings: readonly MeterReading[]
}

export interface HistoryProps {
  readonly panel: Panel<History>
  readonly addresses: ReadonlyMap<number, string>
  /** The meter a person picked; the first one until then. */
  readonly meterId: number | undefined
  /** The photo that somebody looks at. */
  readonly photo: {
    readonly reading: MeterReading | undefined
    readonly panel: Panel<Blob>
    readonly onClose: () => void
    readonly onRetry: () => void
  }
  readonly onMeter: (id: number) => void
  readonly onPhoto: (reading: MeterReading) => void
  readonly onSave: () => void
  readonly onRetry: () => void
}

export interface MeterRowProps {
  readonly meter: Meter
  /** Undefined where all meters hang in one home. */
  readonly address: string | undefined
  readonly typed: string
  readonly result: Result | undefined
  readonly differences: readonly string[] | undefined
  readonly isTold: boolean
  /** `kept` shows what was typed before the window closed, and takes nothing more. */
  readonly state: 'open' | 'kept' | 'closed'
  readonly verification: (meter: Meter) => LinkProps
  readonly photo: (meterId: number) => ReactNode
  readonly onType: (meterId: number, typed: string) => void
  readonly onLeave: (meterId: number) => void
}

export type MetersTab = 'declaration' | 'history'

export interface MetersViewProps {
  readonly tab: MetersTab
  readonly declaration: DeclarationProps
  readonly history: HistoryProps
  /** Homes that meters hang in; a choice among them only where there are several (MET-6). */
  readonly objects: readonly { readonly id: number; readonly address: string }[]
  readonly objectId: number | undefined
  /** Set while there is no connection: the time at which what is shown was loaded, as text. */
  readonly loadedAt?: string | undefined
  readonly onTab: (tab: MetersTab) => void
  readonly onObject: (id: number | undefined) => void
}
