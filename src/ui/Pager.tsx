import { Button } from './Button.tsx'
import pagerCss from './pager.css?inline'
import { useSheet } from './useSheet.ts'

interface Props {
  /** Shown part of the total, e.g. "12 of 48". */
  readonly text: string
  /** Undefined when all is shown. */
  readonly more?: { readonly label: string; readonly busy: boolean; readonly onClick: () => void } | undefined
}

/** End of a long list: how much is shown, and a button for more. Without more only screen readers get the text. */
export function Pager({ text, more }: Props) {
  useSheet(pagerCss)
  return (
    <div className={more && 'pager'}>
      <p className={more ? 'muted small' : 'vh'} role="status">
        {text}
      </p>
      {more && (
        <Button busy={more.busy} onClick={more.onClick}>
          {more.label}
        </Button>
      )}
    </div>
  )
}
