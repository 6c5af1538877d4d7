import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useT } from '../../../src/i18n/useT.ts'
import { notePage } from '../calm.ts'
import { useRouteVendor } from '../useRouteVendor.ts'

interface Props {
  /** Stands in the window's title and, unless `heading` does, at the top of the page. */
  readonly title: string
  readonly heading?: ReactNode
  /** A line under the heading. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** Whether anybody has gone on since the site was opened: its first page is read from the top anyway. */
let hasGoneOn = false

/** A page: names the window, and after a change of page moves focus to its heading, so that it is heard. */
export function Page({ title, heading, lead, children }: Props) {
  const t = useT()
  const vendor = useRouteVendor()
  const { pathname, key } = useLocation()
  const top = useRef<HTMLHeadingElement>(null)
  if (key !== 'default') hasGoneOn = true
  const owner = vendor?.title ?? t('product')

  useEffect(() => {
    document.title = `${title} – ${owner}`
  }, [title, owner])

  useEffect(notePage, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (hasGoneOn) top.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <>
      <div className="site-heading">
        <h1 ref={top} tabIndex={-1}>
          {heading ?? title}
        </h1>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {children}
    </>
  )
}
