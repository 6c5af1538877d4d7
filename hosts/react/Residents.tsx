import { useEffect } from 'react'
// Each import defines its element.
import 'resident-widgets/bills'
import 'resident-widgets/contract-switcher'
import 'resident-widgets/login'
// Types of the tags, their attributes and events; nothing that runs.
import type {} from 'resident-widgets/react'

export type Locale = 'en' | 'lt' | 'lv' | 'ru'

interface Props {
  readonly locale: Locale
  readonly vendor: string
  /** Contract whose bills are shown; else the one chosen on the page. */
  readonly contract: number | undefined
  readonly onContract: (id: number | undefined) => void
  readonly onHeard: (line: string) => void
}

const told = ({ type, detail }: CustomEvent<unknown>) => `${type} ${JSON.stringify(detail)}`

/** The elements. React 19 knows custom elements: it sets properties, and `on` before an event's name listens to it. */
export function Residents({ locale, vendor, contract, onContract, onHeard }: Props) {
  // What concerns all elements of a page is told on the document.
  useEffect(() => {
    const follow = (event: DocumentEventMap['resident-contract-changed']) => {
      onContract(event.detail.contractId ?? undefined)
      onHeard(told(event))
    }
    document.addEventListener('resident-contract-changed', follow)
    return () => document.removeEventListener('resident-contract-changed', follow)
  }, [onContract, onHeard])

  return (
    <div className="elements">
      <resident-login
        vendor={vendor}
        locale={locale}
        onresident-signed-in={event => onHeard(told(event))}
        onresident-navigate={event => {
          // This app would go there by itself; else the element leads to the portal.
          event.preventDefault()
          onHeard(told(event))
        }}
      />
      <resident-contract-switcher locale={locale} />
      <resident-bills locale={locale} contract={contract} onresident-error={event => onHeard(told(event))} />
    </div>
  )
}
