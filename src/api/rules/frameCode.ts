import { escapeHtml } from './escapeHtml.ts'

/** Where elements stand as pages of their own, for systems that let no script into a page. */
export const frameRoot = '/embed/frame'

/** Tells the frames of a page how high they are; for systems that let in one script. */
export const frameScript = '/embed/frame.js'

/** Height of a frame that nobody tells its content's: what is longer scrolls inside. */
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
  /** What screen readers call it. */
  readonly title: string
  readonly width?: number
  readonly height?: number
}

/**
 * The tag of a frame with an element. It tells the portal which site it stands on even where the site's pages keep that
 * to themselves: without it the portal could not say what is wrong.
 */
export const frameTag = (of: FrameOf, { title, width, height = frameHeight }: FrameLook): string =>
  `<iframe src="${escapeHtml(frameAddress(of))}" title="${escapeHtml(title)}" width="${width ?? '100%'}" height="${height}" frameborder="0" referrerpolicy="strict-origin" allow="clipboard-write"></iframe>`
