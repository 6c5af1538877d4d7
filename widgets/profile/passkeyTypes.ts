import type { Passkey } from '../../src/api/schemas/passkeys.ts'
import type { Panel } from '../../src/runtime/usePanel.ts'

export interface PasskeysProps {
  readonly passkeys: PasskeysState
  readonly onPasskeysRetry: () => void
  readonly onPasskeyAdd: () => void
  readonly onPasskeyRemove: (id: number) => void
  /** Opens the dialog that names a passkey, or closes it. */
  readonly onPasskeyNaming: (passkey: Passkey | undefined) => void
  readonly onPasskeyName: (name: string) => void
  readonly onPasskeyRename: () => void
}

export interface PasskeysState {
  readonly panel: Panel<readonly Passkey[]>
  /** Whether the back end has passkeys. */
  readonly isOffered: boolean
  /** Whether the browser can make one. */
  readonly canAdd: boolean
  /** The passkey that is being removed, or a new one. */
  readonly busy: number | 'new' | undefined
  /** The passkey that is being named. */
  readonly naming:
    | {
        readonly id: number
        readonly name: string
        readonly busy: boolean
        readonly error?: string | undefined
      }
    | undefined
  readonly notice: { readonly tone: 'success' | 'info' | 'danger'; readonly text: string } | undefined
}
