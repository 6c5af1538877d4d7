import { useEffect } from 'react'
// Each import defines an element.
import 'resident-widgets/bills'
import 'resident-widgets/contract-switcher'
import 'resident-widgets/login'
// Types of the tags, their attributes and events, without code.
import type {} from 'resident-widgets/react'

export type Locale = 'en' | 'lt' | 'lv' | 'ru'

interface Props {
  readonly locale: Locale
  readonly vendor: string
  /** Contract of the bills; if omitted, the one selected on the page. */
  readonly contract: number | undefined
  readonly onContract: (id: number | undefined) => void
  readonly onHeard: (line: string) => void
}

const textOf = ({ type, detail }: CustomEvent<unknown>) => `${type} ${JSON.stringify(detail)}`

/**
 * The elements. React 19 supports custom elements: it sets properties, and `on` before an event's name adds a listener.
 */
export function Residents({ locale, vendor, contract, onContract, onHeard }: Props) {
  // Events that concern all elements of a page are dispatched on the document.
  useEffect(() => {
    const follow = (event: DocumentEventMap['resident-contract-changed']) => {
      onContract(event.detail.contractId ?? undefined)
      onHeard(textOf(event))
    }
    document.addEventListener('resident-contract-changed', follow)
    return () => document.removeEventListener('resident-contract-changed', follow)
  }, [onContract, onHeard])

  return (
    <div className="elements">
      <resident-login
        vendor={vendor}
        locale={locale}
        onresident-signed-in={event => onHeard(textOf(event))}
        onresident-navigate={event => {
          // The app navigates itself. Otherwise the element opens the portal.
          event.preventDefault()
          onHeard(textOf(event))
        }}
      />
      <resident-contract-switcher locale={locale} />
      <resident-bills
        locale={locale}
        contract={contract}
        onresident-error={event => onHeard(textOf(event))}
      />
    </div>
  )
}
