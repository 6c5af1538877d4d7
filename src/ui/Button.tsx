import { type IconNode, LoaderCircle } from 'lucide'
import type { AriaAttributes, MouseEvent, ReactNode } from 'react'
import { Icon } from './Icon.tsx'

interface Props extends AriaAttributes {
  readonly children: ReactNode
  /** One primary per view; quiet for rare actions; danger in a `Confirm` for what cannot be undone. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly icon?: IconNode | undefined
  /** In progress: keeps the focus and ignores clicks. */
  readonly busy?: boolean | undefined
  /** As wide as its container. */
  readonly wide?: boolean
  readonly type?: 'button' | 'submit'
  readonly name?: string
  /** Id of its form, if the button is outside of it. */
  readonly form?: string
  /** Renders a link that looks like a button. */
  readonly href?: string | undefined
  readonly target?: '_blank'
  readonly part?: string
  /** With `onFocus`: somebody may be about to press it. */
  readonly onPointerEnter?: () => void
  readonly onFocus?: () => void
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

/** A button, or with `href` a link that looks like one. */
export function Button(props: Props) {
  const { children, variant = 'secondary', icon, busy = false, wide, type = 'button', ...rest } = props
  const { href, target, onClick, ...attributes } = rest
  const visibleIcon = busy ? LoaderCircle : icon
  const className = `btn ${variant}${wide ? ' wide' : ''}`
  const content = (
    <>
      {visibleIcon && <Icon node={visibleIcon} className={busy ? 'spin' : ''} />}
      <span>{children}</span>
    </>
  )
  if (href !== undefined)
    return (
      <a
        {...attributes}
        className={className}
        href={href}
        onClick={onClick}
        {...(target && { target, rel: 'noopener' })}
      >
        {content}
      </a>
    )
  const click = (event: MouseEvent<HTMLElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...attributes}
      type={type}
      className={className}
      aria-disabled={busy || undefined}
      onClick={click}
    >
      {content}
    </button>
  )
}
