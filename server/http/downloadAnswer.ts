import type { FileAnswer } from './Handler.ts'

/** A file as a download that no browser displays or runs. */
export const downloadAnswer = ({
  name,
  mime,
  content,
}: {
  readonly name: string
  readonly mime: string
  readonly content: Uint8Array
}): FileAnswer => ({
  body: new Blob([new Uint8Array(content)]).stream(),
  headers: {
    'Content-Type': mime,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  },
})
