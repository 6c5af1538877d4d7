import { Button } from './Button.tsx'
import pagerCss from './pager.css?inline'
import { useSheet } from './useSheet.ts'

interface Props {
  /** How much of all is shown, e.g. "12 of 48". */
  readonly text: string
  /** Undefined when all is shown. */
  readonly more?: { readonly label: string; readonly busy: boolean; readonly onClick: () => void } | undefined
}

/** The end of a long list: how much is shown, and a way to more. Where nothing more is to come, that is only heard. */
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
