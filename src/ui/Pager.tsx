import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import pagerCss from './pager.css?inline'
import { useFocusLost } from './useFocusLost.ts'
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
  const amount = useRef<HTMLParagraphElement>(null)
  const onMore = () => {
    setAsked(true)
    more?.onClick()
  }
  return (
    <div className={more && 'pager'}>
      <p
        className={more ? 'muted small' : 'vh'}
        role={wasAsked ? 'status' : undefined}
        tabIndex={wasAsked ? -1 : undefined}
        ref={amount}
      >
        {text}
      </p>
      {more && <More {...more} onClick={onMore} onLost={() => amount.current?.focus()} />}
    </div>
  )
}

type MoreProps = NonNullable<Props['more']> & { readonly onLost: () => void }

/** The button, which goes with the last rows. */
function More({ label, busy, onClick, onLost }: MoreProps) {
  const around = useRef<HTMLDivElement>(null)
  useFocusLost(around, onLost)
  return (
    <div ref={around}>
      <Button busy={busy} onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}
