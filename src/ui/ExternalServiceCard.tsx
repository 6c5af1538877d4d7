import { ExternalLink, type IconNode } from 'lucide'
import externalServicesCss from './externalServices.css?inline'
import { Icon } from './Icon.tsx'
import rowsCss from './rows.css?inline'
import { SkeletonBar } from './SkeletonBar.tsx'
import { useSheet } from './useSheet.ts'

interface Props {
  readonly icon: IconNode
  readonly title: string
  readonly text: string
  /** URL of the link; plain text without one. */
  readonly href: string | undefined
  /** Says that the link opens a new tab. */
  readonly newTab: string
}

/** A card with icon, title and text that links to an external service. */
export function ExternalServiceCard({ icon, title, text, href, newTab }: Props) {
  useSheet(rowsCss)
  useSheet(externalServicesCss)
  const content = (
    <>
      <span className="outside-icon">
        <Icon node={icon} />
      </span>
      <span className="row-text">
        <strong>
          {title}
          {href && <span className="vh"> ({newTab})</span>}
        </strong>
        {text && <span className="muted">{text}</span>}
      </span>
      {href && <Icon node={ExternalLink} className="muted" />}
    </>
  )
  return href ? (
    <a className="outside" href={href} target="_blank" rel="noopener">
      {content}
    </a>
  ) : (
    <div className="outside">{content}</div>
  )
}

/** Skeleton of such a card. */
export function ExternalServiceSkeletons() {
  useSheet(rowsCss)
  useSheet(externalServicesCss)
  return (
    <div className="outside">
      <SkeletonBar width="40px" height="40px" />
      <div className="row-text skeleton">
        <SkeletonBar width="60%" height="16px" />
        <SkeletonBar width="85%" />
        <SkeletonBar width="70%" />
      </div>
    </div>
  )
}
