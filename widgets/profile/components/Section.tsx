import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** What it is for, in a line or two. */
  readonly text?: string | undefined
  readonly children: ReactNode
}

/** One matter of the account: what it is on the left of a desk, what can be done about it on the right. */
export const Section = ({ title, text, children }: Props) => (
  <section className="matter">
    <div>
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
    </div>
    <div className="stack">{children}</div>
  </section>
)
