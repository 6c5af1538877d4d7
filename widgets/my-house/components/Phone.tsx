import { linkAddress } from '../../../src/api/rules/addresses.ts'
import { plainPhone } from '../../../src/api/rules/plainPhone.ts'
import callCss from '../../../src/ui/call.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'

/** A phone number, as a `tel:` link if it can be dialled. */
export function Phone({ number }: { readonly number: string }) {
  useSheet(callCss)
  const dialled = plainPhone(number)
  return /^\+?\d{3,15}$/.test(dialled) ? (
    <a className="call" href={linkAddress(`tel:${dialled}`)}>
      {number}
    </a>
  ) : (
    <span>{number}</span>
  )
}
