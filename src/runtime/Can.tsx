import type { ReactNode } from 'react'
import { useMay } from './useMay.ts'

interface CanProps {
  /** A permission on the element's contract, else of the current role; "bills|vote" means any of them. */
  readonly permission: string
  /** Inverts the check. */
  readonly not?: boolean
  readonly children: ReactNode
}

/** Renders children only with a permission (PER-2). */
export function Can({ permission, not = false, children }: CanProps) {
  return useMay(permission) === not ? null : children
}
