import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { parsePath } from 'react-router'
import { useLocation, useRouter } from './RouterContext.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: string
}

/** Attributes of a link inside the portal. The browser itself follows a click that asks for another tab or window. */
export function useLink(to: string) {
  const { createHref, navigate } = useRouter()
  const { pathname, search, hash } = useLocation()
  return {
    href: createHref(to),
    onClick(event: MouseEvent) {
      const asksForAnotherTab = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
      if (event.button !== 0 || asksForAnotherTab) return
      event.preventDefault()
      void navigate(to, { replace: to === pathname + search + hash })
    },
  }
}

/** A link inside the portal. */
export const Link = ({ to, ...attributes }: Props) => <a {...attributes} {...useLink(to)} />

/** A link that is marked on its page and, unless `end` is given, on the pages below it. */
export function NavLink({ end = false, ...link }: Props & { readonly end?: boolean }) {
  const { pathname } = useLocation()
  const { pathname: path = '/' } = parsePath(link.to)
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`))
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />
}
