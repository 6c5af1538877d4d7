import { CircleAlert, Lock } from 'lucide'
import { useId } from 'react'
import { Icon } from './Icon.tsx'
import rowsCss from './rows.css?inline'
import switchCss from './switch.css?inline'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly label: string
  /** Description. */
  readonly text?: string | undefined
  /** Undefined while loading: renders a skeleton of the same size. */
  readonly checked: boolean | undefined
  /** Why it is locked. */
  readonly locked?: string | undefined
  /** Error message after a change was reverted. */
  readonly error?: string | undefined
  /** Saving: ignores clicks, keeps the focus. */
  readonly busy?: boolean | undefined
  readonly onChange: (checked: boolean) => void
}

/** A setting that is on or off and takes effect at once. The whole row can be pressed. */
export function Switch({ label, text, checked, locked, error, busy = false, onChange }: Props) {
  useSheet(rowsCss)
  useSheet(switchCss)
  const id = useId()
  const fixed = busy || locked !== undefined
  const content = (
    <span className="row-text">
      <span className="switch-label" id={`${id}label`}>
        {label}
      </span>
      {text && (
        <span className="muted small" id={`${id}text`}>
          {text}
        </span>
      )}
      {locked && (
        <span className="switch-locked muted small" id={`${id}locked`}>
          <Icon node={Lock} />
          {locked}
        </span>
      )}
    </span>
  )
  if (checked === undefined)
    return (
      <div className="switch-row">
        <div className="switch waiting" aria-busy="true">
          {content}
          <span className="switch-track" />
        </div>
      </div>
    )
  const parts = [text && `${id}text`, locked && `${id}locked`, error && `${id}error`].filter(Boolean)
  return (
    <div className="switch-row">
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={checked}
        aria-labelledby={`${id}label`}
        aria-describedby={parts.join(' ') || undefined}
        aria-disabled={fixed || undefined}
        onClick={() => fixed || onChange(!checked)}
      >
        {content}
        <span className="switch-track" />
      </button>
      <p className="switch-error" id={`${id}error`} role="alert">
        {error && (
          <>
            <Icon node={CircleAlert} />
            {error}
          </>
        )}
      </p>
    </div>
  )
}
