import { BlockList, isIP } from 'node:net'

/** IPv4 ranges of the IANA special-purpose registry that are not globally reachable, and multicast. */
const reserved4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** Ranges inside the global unicast range of IPv6 that are not globally reachable, or contain an IPv4 address. */
const reserved6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}

const blocked4 = listOf(reserved4, 'ipv4')
const global6 = listOf(['2000::/3'], 'ipv6')
const blocked6 = listOf(reserved6, 'ipv6')

/**
 * Whether an IP address is reachable from the whole internet. False for private, local, multicast and
 * documentation ranges, and for IPv6 addresses that contain an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked4.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
}
