import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { Button } from '../../../src/ui/Button.tsx'

interface Props {
  readonly to: string
  readonly variant?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A link inside the portal that looks like a button. */
export function LinkButton({ to, variant = 'primary', children }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <Button variant={variant} href={href} onClick={event => follow(event as never)}>
      {children}
    </Button>
  )
}
