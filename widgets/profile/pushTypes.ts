/** Push messages to this browser, where it can show them (PRF-5). */
export interface PushSwitch {
  readonly isOn: boolean
  readonly busy: boolean
  readonly problem?: string | undefined
}

export interface PushProps {
  /** Undefined where no messages are offered. */
  readonly push: PushSwitch | undefined
  readonly onPush: (isOn: boolean) => void
}
