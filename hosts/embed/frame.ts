import type { FrameMessage, FrameQuestion } from './FrameMessage.ts'

/** For pages with frames of elements: gives each frame the height of what it shows. */
const portal = new URL(import.meta.url).origin
const most = 20_000

const frames = () =>
  [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${portal}/`))

const isHeight = (data: unknown): data is FrameMessage => {
  const { type, height } = (data ?? {}) as Partial<FrameMessage>
  return (
    type === 'resident-frame' &&
    typeof height === 'number' &&
    Number.isInteger(height) &&
    height > 0 &&
    height <= most
  )
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== portal || !isHeight(data)) return
  const frame = frames().find(({ contentWindow }) => contentWindow === source)
  if (frame) frame.style.height = `${data.height}px`
})

// Frames that were there before this script have told nobody. One that is yet to come shows an empty page of this site.
for (const { contentWindow, contentDocument } of frames())
  if (!contentDocument)
    contentWindow?.postMessage({ type: 'resident-frame-ask' } satisfies FrameQuestion, portal)
