/**
 * The network addresses that one customer of a provider has: an IPv4 address itself, or the /64 of an IPv6
 * address, because a customer can use any address of it.
 */
export function addressBlock(address: string): string {
  const [plain = ''] = address.toLowerCase().split('%')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const groupsOf = (text: string | undefined) => text?.split(':').filter(Boolean) ?? []
  const before = groupsOf(head)
  const after = groupsOf(tail)
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
