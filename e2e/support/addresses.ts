import type { ServedForTests } from '../../tools/serveForTests.ts'

let served: ServedForTests | undefined

/** Says which server the walks of this process go to. */
export function setServed(server: ServedForTests): void {
  served = server
}

function told(): ServedForTests {
  if (!served)
    throw new Error('Addresses are known from the first hook or walk on, not while a file is read.')
  return served
}

/** Origin of the portal and the API. */
export const portalAddress = () => told().portal

/** Origin of the pages that carry elements as strangers do. */
export const hostsAddress = () => told().hosts
