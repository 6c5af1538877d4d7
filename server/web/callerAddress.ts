import { BlockList, isIP } from 'node:net'

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Writes an IPv4-mapped IPv6 address, which Node reports on dual-stack sockets, as IPv4. */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether a text is a network address or a range such as "10.0.0.0/8". */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix, more] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    bits > 0 &&
    more === undefined &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  )
}

/**
 * Returns the caller's address. Only entries of X-Forwarded-For that trusted proxies added count: the
 * header is read from its end, past the trusted addresses, so a caller gains nothing by sending it.
 * @param trusted addresses and ranges of the proxies in front of this server
 */
export function callerAddress(trusted: readonly string[]) {
  const list = new BlockList()
  for (const range of trusted) {
    const [address = '', prefix] = range.split('/')
    if (prefix === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(prefix), family(address))
  }
  const isTrusted = (address: string) => isIP(address) > 0 && list.check(address, family(address))

  return (connected: string, forwardedFor: string | null): string => {
    let address = plain(connected)
    for (const before of (forwardedFor ?? '').split(',').reverse().map(plain)) {
      if (!isTrusted(address) || isIP(before) === 0) break
      address = before
    }
    return address
  }
}
