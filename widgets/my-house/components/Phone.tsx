import { linkAddress } from '../../../src/api/rules/addresses.ts'

/** A telephone number that can be called, where it is one. */
export function Phone({ number }: { readonly number: string }) {
  const dialled = number.replace(/[\s()-]/g, '')
  return /^\+?\d{3,15}$/.test(dialled) ? (
    <a className="call" href={linkAddress(`tel:${dialled}`)}>
      {number}
    </a>
  ) : (
    <span>{number}</span>
  )
}
