const signatures = [
  { kind: 'jpg', mime: 'image/jpeg', start: [0xff, 0xd8, 0xff] },
  { kind: 'png', mime: 'image/png', start: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'pdf', mime: 'application/pdf', start: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const

export type FileKind = (typeof signatures)[number]['kind']

/** File name extensions of each kind. */
export const fileEndings: Readonly<Record<FileKind, readonly string[]>> = {
  jpg: ['.jpg', '.jpeg'],
  png: ['.png'],
  pdf: ['.pdf'],
}

/** The kind of a file by its first bytes; its name and the type from the browser are ignored. */
export const fileKind = (bytes: Uint8Array): (typeof signatures)[number] | undefined =>
  signatures.find(({ start }) => start.every((byte, index) => bytes[index] === byte))
