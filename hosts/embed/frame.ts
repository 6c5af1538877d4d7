import type { FrameMessage, FrameQuestion } from './FrameMessage.ts'

/** Script for pages with iframes of elements: resizes each iframe to the height of its content. */
const portal = new URL(import.meta.url).origin
const maxHeight = 20_000

const frames = () =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${portal}/`))

const isHeight = (data: unknown): data is FrameMessage => {
  const { type, height } = (data ?? {}) as Partial<FrameMessage>
  return (
    type === 'resident-frame' &&
    typeof height === 'number' &&
    Number.isInteger(height) &&
    height > 0 &&
    height <= maxHeight
  )
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== portal || !isHeight(data)) return
  const frame = frames().find(({ contentWindow }) => contentWindow === source)
  if (frame) frame.style.height = `${data.height}px`
})

// Frames that loaded before this script have sent their height to no listener. A frame that is still loading is
// skipped: its document is an empty one of this origin.
for (const { contentWindow, contentDocument } of frames())
  if (!contentDocument)
    contentWindow?.postMessage({ type: 'resident-frame-ask' } satisfies FrameQuestion, portal)
