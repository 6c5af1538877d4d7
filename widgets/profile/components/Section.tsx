import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** Description in one or two lines. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/**
 * One section of the account: description on the left, controls on the right; below each other in narrow
 * containers.
 */
export const Section = ({ title, text, children }: Props) => (
  <section className="matter">
    <div>
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
    </div>
    <div className="stack">{children}</div>
  </section>
)
