import { escapeHtml } from './escapeHtml.ts'

/** Path of the pages that show one element each, for systems that allow no script in a page. */
export const frameRoot = '/embed/frame'

/** Script that sizes the frames of a page; for systems that allow one script. */
export const frameScript = '/embed/frame.js'

/** Height of a frame without that script; longer content scrolls inside. */
export const frameHeight = 480

export interface FrameOf {
  /** Origin of the portal. */
  readonly portal: string
  /** Name of the element, without "resident-". */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Address of the page that shows one element. */
export function frameAddress({ portal, name, attributes }: FrameOf): string {
  const query = new URLSearchParams(attributes).toString()
  return `${portal}${frameRoot}/${name}${query && `?${query}`}`
}

interface FrameLook {
  /** Accessible name. */
  readonly title: string
  readonly width?: number
  readonly height?: number
}

/**
 * Writes the iframe of an element. Its address names the embedding site, because pages may hide their referrer, and
 * the error message in the frame needs it.
 */
export const frameTag = (of: FrameOf, { title, width, height = frameHeight }: FrameLook): string =>
  `<iframe src="${escapeHtml(frameAddress(of))}" title="${escapeHtml(title)}" width="${width ?? '100%'}" height="${height}" frameborder="0" referrerpolicy="strict-origin" allow="clipboard-write"></iframe>`
