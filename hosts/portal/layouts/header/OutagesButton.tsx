import { TriangleAlert } from 'lucide'
import type { MouseEvent } from 'react'
import { useT } from '../../../../src/i18n/useT.ts'
import { Icon } from '../../../../src/ui/Icon.tsx'
import { useOutageCount } from './useOutageCount.ts'

/** Id of the place below the page where outages are shown. */
export const outagesId = 'outages'

/** Moves the focus to the outages. The portal may be in a shadow root, where a link to an id does not work. */
function showOutages({ currentTarget }: MouseEvent) {
  const root = currentTarget.getRootNode() as Document | ShadowRoot
  root.getElementById(outagesId)?.focus()
}

/** Says on each page that there are outages, and leads to them (SVC-5). Its place is reserved, to avoid a layout shift. */
export function OutagesButton() {
  const t = useT()
  const count = useOutageCount()
  return (
    <div className="site-outages">
      {count > 0 && (
        <button type="button" className="site-outages-button" onClick={showOutages}>
          <Icon node={TriangleAlert} />
          <span className="vh">{t('header.outages', { count })}</span>
        </button>
      )}
    </div>
  )
}
