import type { FrameMessage, FrameQuestion } from './FrameMessage.ts'
import './framePage.css'

/** Script of an iframe's page: sends the height of its content to the embedding page, and only to its origin. */
const content = document.getElementById('frame')

/** Minimum height for an open dialog, in pixels. */
const dialogHeight = 640

/** Origin of the embedding page; undefined outside of an iframe, and if the browser does not reveal it. */
function embeddingOrigin(): string | undefined {
  if (parent === window) return undefined
  const [nearest] = location.ancestorOrigins ?? []
  const embedder =
    nearest ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined)
  return embedder === 'null' ? undefined : embedder
}

const target = embeddingOrigin()
const roots = new Set<ShadowRoot>()
let lastHeight = 0

/** Bottom of the lowest open dialog or popover, which do not count in the content's height. */
function openedHeight(): number {
  const opened = [...roots].flatMap(root => [...root.querySelectorAll('dialog[open], [popover]')])
  const heights = opened.map(element => {
    if (element.localName === 'dialog') return dialogHeight
    return element.matches(':popover-open') ? Math.ceil(element.getBoundingClientRect().bottom) + 16 : 0
  })
  return Math.max(0, ...heights)
}

function sendHeight(again = false): void {
  if (!content || target === undefined) return
  const height = Math.max(1, Math.ceil(content.getBoundingClientRect().height), openedHeight())
  if (height === lastHeight && !again) return
  lastHeight = height
  parent.postMessage({ type: 'resident-frame', height } satisfies FrameMessage, target)
}

function showNote(id: string): void {
  const note = document.getElementById(id)
  const link = document.getElementById(`${id}-tab`)
  if (!note || !(link instanceof HTMLAnchorElement)) return
  link.href = location.href
  note.hidden = false
}

/** Shows a note if the browser denies the iframe its storage, or a sandbox its origin. */
function showMissingAccess(): void {
  if (parent === window) return
  try {
    localStorage.getItem('resident')
  } catch {
    showNote(origin === 'null' ? 'closed-off' : 'forgets')
  }
}

if (content) new ResizeObserver(() => sendHeight()).observe(content)
addEventListener('message', ({ origin: sender, source, data }) => {
  const { type } = (data ?? {}) as Partial<FrameQuestion>
  if (sender === target && source === parent && type === 'resident-frame-ask') sendHeight(true)
})
addEventListener('resident-ready', event => {
  const [element] = event.composedPath()
  const root = element instanceof Element ? element.shadowRoot : null
  if (!root || roots.has(root)) return
  roots.add(root)
  // A dialog is closed, or removed while it is open.
  new MutationObserver(() => sendHeight()).observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  root.addEventListener('toggle', () => sendHeight(), true)
})
showMissingAccess()
