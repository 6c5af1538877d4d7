import type { Suite } from '../suite/getSuite.ts'
import type { HostStyles } from './hostStyles.ts'
import { hostStyleTag } from './hostStyleTag.ts'

/** Connected elements: their shadow root and their name without "resident-". */
const connected = new Map<ShadowRoot, string>()
let styles: HostStyles | undefined
let prepared: Promise<void> | undefined

const isHostStyle = (node: Node): boolean => node instanceof Element && node.matches(hostStyleTag)

const concernsHostStyles = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...addedNodes, ...removedNodes].some(isHostStyle)

let latestRead = 0

async function readAgain(suite: Suite): Promise<void> {
  latestRead += 1
  const read = latestRead
  const { readHostStyles } = await import('./hostStyles.ts')
  const pageStyles = await readHostStyles(suite, () => void readAgain(suite).catch(() => undefined))
  // A slow file may end this read after a later one, whose result is newer.
  if (read !== latestRead) return
  styles = pageStyles
  for (const [root, name] of connected) {
    // Removing a frame ends its document without disconnecting the elements in it.
    if (root.ownerDocument.defaultView) styles.adopt(root, name)
    else connected.delete(root)
  }
}

/**
 * Reads the page's CSS for elements before the first element is rendered, and again whenever a `<link
 * data-resident-for>` is added or removed.
 */
export function prepareHostStyles(suite: Suite): Promise<void> {
  prepared ??= readFirst(suite)
  return prepared
}

async function readFirst(suite: Suite): Promise<void> {
  new MutationObserver(records => {
    if (records.some(concernsHostStyles)) readAgain(suite).catch(() => undefined)
  }).observe(document, { childList: true, subtree: true })
  // An element works without its extra styles, so it does not fail when their script cannot be fetched.
  if (suite.config.styles || document.querySelector(hostStyleTag))
    await readAgain(suite).catch(() => undefined)
}

/** Accepted and refused CSS of the page, and the elements it is for. */
export const hostStylesReport = () => ({
  accepted: styles?.accepted ?? [],
  refused: styles?.refused ?? [],
  rootsOf: (name: string): readonly ShadowRoot[] =>
    [...connected].flatMap(([root, element]) => (name === '*' || element === name ? root : [])),
})

/** Adopts the page's CSS in a connected element, now and after each change. */
export function followHostStyles(root: ShadowRoot, name: string): void {
  connected.set(root, name)
  styles?.adopt(root, name)
}

export function unfollowHostStyles(root: ShadowRoot): void {
  connected.delete(root)
}
