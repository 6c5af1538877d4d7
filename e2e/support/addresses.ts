import type { ServedForTests } from '../../tools/serveForTests.ts'

let served: ServedForTests | undefined

/** Sets the server that the tests of this process use. */
export function setServed(server: ServedForTests): void {
  served = server
}

function readAddresses(): ServedForTests {
  if (!served)
    throw new Error('Addresses are known from the first hook or walk on, not while a file is read.')
  return served
}

/** Origin of the portal and the API. */
export const portalAddress = () => readAddresses().portal

/** Origin of the pages that embed elements on an external site. */
export const hostsAddress = () => readAddresses().hosts

/** Origin of the vendors' back office. */
export const vendorSystemAddress = () => readAddresses().vendorSystem
