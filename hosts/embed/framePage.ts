import type { FrameMessage, FrameQuestion } from './FrameMessage.ts'
import './framePage.css'

/** In the page of an element that stands in a frame: tells the page around it how high it is, and that page alone. */
const place = document.getElementById('frame')

/** Room that an open window needs, however little stands under it. */
const windowHeight = 640

/** The page around this one; undefined where this one is by itself or nobody says what is around it. */
function surrounding(): string | undefined {
  if (parent === window) return undefined
  const [nearest] = location.ancestorOrigins ?? []
  const told = nearest ?? (URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined)
  return told === 'null' ? undefined : told
}

const target = surrounding()
const roots = new Set<ShadowRoot>()
let last = 0

/** How far down something opened over the page reaches; it is in nobody's flow. */
function openedHeight(): number {
  const opened = [...roots].flatMap(root => [...root.querySelectorAll('dialog[open], [popover]')])
  const heights = opened.map(element => {
    if (element.localName === 'dialog') return windowHeight
    return element.matches(':popover-open') ? Math.ceil(element.getBoundingClientRect().bottom) + 16 : 0
  })
  return Math.max(0, ...heights)
}

function tell(again = false): void {
  if (!place || target === undefined) return
  const height = Math.max(1, Math.ceil(place.getBoundingClientRect().height), openedHeight())
  if (height === last && !again) return
  last = height
  parent.postMessage({ type: 'resident-frame', height } satisfies FrameMessage, target)
}

function show(id: string): void {
  const note = document.getElementById(id)
  const link = document.getElementById(`${id}-tab`)
  if (!note || !(link instanceof HTMLAnchorElement)) return
  link.href = location.href
  note.hidden = false
}

/** Browsers may refuse a page in a frame its storage, and a sandbox its very origin. */
function sayWhatIsMissing(): void {
  if (parent === window) return
  try {
    localStorage.getItem('resident')
  } catch {
    show(origin === 'null' ? 'closed-off' : 'forgets')
  }
}

if (place) new ResizeObserver(() => tell()).observe(place)
addEventListener('message', ({ origin: asking, source, data }) => {
  const { type } = (data ?? {}) as Partial<FrameQuestion>
  if (asking === target && source === parent && type === 'resident-frame-ask') tell(true)
})
addEventListener('resident-ready', event => {
  const [element] = event.composedPath()
  const root = element instanceof Element ? element.shadowRoot : null
  if (!root || roots.has(root)) return
  roots.add(root)
  new MutationObserver(() => tell()).observe(root, { subtree: true, attributeFilter: ['open'] })
  root.addEventListener('toggle', () => tell(), true)
})
sayWhatIsMissing()
