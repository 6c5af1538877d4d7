import { useState } from 'react'
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
  // Announced when somebody asked for more, and not with each list that appears.
  const [wasAsked, setAsked] = useState(false)
  const onMore = () => {
    setAsked(true)
    more?.onClick()
  }
  return (
    <div className={more && 'pager'}>
      <p className={more ? 'muted small' : 'vh'} role={wasAsked ? 'status' : undefined}>
        {text}
      </p>
      {more && (
        <Button busy={more.busy} onClick={onMore}>
          {more.label}
        </Button>
      )}
    </div>
  )
}
