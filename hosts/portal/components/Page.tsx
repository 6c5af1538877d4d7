import { type ReactNode, useEffect, useRef } from 'react'
import type { Contract } from '../../../src/api/schemas/contracts.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { NoWrap } from '../../../src/ui/NoWrap.tsx'
import { trackFirstPage } from '../elements/pageProgress.ts'
import { useHostEnvironment } from '../HostEnvironmentContext.ts'
import { useRouteVendor } from '../hooks/useRouteVendor.ts'
import { useLocation } from '../router/RouterContext.ts'
import { useContractTitle } from './useContractTitle.ts'

interface Props {
  /** The window's title, and the heading if `heading` is omitted. */
  readonly title: string
  readonly heading?: ReactNode
  /** A line under the heading. */
  readonly lead?: ReactNode
  /** Contract that the page is of; its name is the line about the home. */
  readonly contract?: Contract | undefined
  /** Line about the home, left out on phones, where the header names it (LAY-20). */
  readonly home?: string | undefined
  readonly children?: ReactNode
}

/** Whether a page has rendered: screen readers start at the top of the first one anyway. */
let hasRendered = false

/** A page with its heading, which takes the focus after navigation, so that screen readers announce it. */
export function Page({ title, heading, lead, contract, home, children }: Props) {
  const titleOf = useContractTitle()
  const t = useT()
  const vendor = useRouteVendor()
  const { onPageChange } = useHostEnvironment()
  const { pathname, search } = useLocation()
  const top = useRef<HTMLHeadingElement>(null)
  const homeLine = home ?? (contract && titleOf(contract))
  const owner = vendor?.title ?? t('product')

  useEffect(() => {
    onPageChange({ path: pathname + search, title, owner })
  }, [onPageChange, pathname, search, title, owner])

  useEffect(() => trackFirstPage(top.current?.closest('main')), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (hasRendered) top.current?.focus({ preventScroll: true })
    hasRendered = true
  }, [pathname])

  return (
    <>
      <div className="site-heading">
        <h1 ref={top} tabIndex={-1}>
          {heading ?? <NoWrap text={title} />}
        </h1>
        {homeLine && (
          <p className="muted site-home">
            <NoWrap text={homeLine} />
          </p>
        )}
        {lead && <p className="muted">{typeof lead === 'string' ? <NoWrap text={lead} /> : lead}</p>}
      </div>
      {children}
    </>
  )
}
