const signatures = [
  { kind: 'jpg', mime: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { kind: 'png', mime: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'pdf', mime: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const

/** What a file is by its first bytes; its name and the type the browser gives count for nothing. */
export const kindOf = (bytes: Uint8Array): (typeof signatures)[number] | undefined =>
  signatures.find(({ start }) => start.every((byte, index) => bytes[index] === byte))
