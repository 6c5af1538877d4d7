import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import tabsCss from './tabs.css?inline'
import { useSheet } from './useSheet.ts'

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
}

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly current: Id
  readonly onPick: (id: Id) => void
  /** The panel of the current tab. */
  readonly children: ReactNode
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Tabs with a roving tabindex: arrow keys, Home and End select. */
export function Tabs<Id extends string>({ label, tabs, current, onPick, children }: Props<Id>) {
  useSheet(tabsCss)
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === current)
    const next = steps[event.key]?.(index, tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab || next === undefined) return
    event.preventDefault()
    onPick(tab.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-selected={id === current}
            aria-controls={`${base}panel`}
            tabIndex={id === current ? 0 : -1}
            onClick={() => onPick(id)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}panel`} aria-labelledby={base + current}>
        {children}
      </div>
    </>
  )
}
