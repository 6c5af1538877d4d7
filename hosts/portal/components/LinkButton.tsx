import type { ReactNode } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { useLink } from '../router/Link.tsx'

interface Props {
  readonly to: string
  readonly variant?: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** A link inside the portal that looks like a button. */
export function LinkButton({ to, variant = 'primary', children }: Props) {
  return (
    <Button variant={variant} {...useLink(to)}>
      {children}
    </Button>
  )
}
