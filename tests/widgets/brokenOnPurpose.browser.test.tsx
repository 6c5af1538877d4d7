import '../support/fixedDay.ts'
import { expect, test } from 'vitest'
import { breakages } from '../support/accessibility/breakages.ts'
import { axeFaults, ownFaults } from '../support/accessibility/viewFaults.ts'
import { type Drawn, draw, translatorOf } from '../support/draw.tsx'
import { everyView, inert, type ViewOfWidget } from '../support/everyView.ts'
import { finishAnimations } from '../support/finishAnimations.ts'
import { isAsShipped } from '../support/isAsShipped.ts'

/** `BREAKAGES=all` breaks every place; else there are a few of each kind, of as many widgets as possible. */
const breaksAll = import.meta.env.BREAKAGES === 'all'
const perKind = 4
const least = 100
const leastShare = 0.95

interface Place {
  readonly view: ViewOfWidget
  readonly state: string
  readonly site: number
}

const extent = { contrast: true }
const pathOf = (widget: string, state: string) => `${widget}, ${state}`

async function drawState({ widget, View, css, states }: ViewOfWidget, state: string): Promise<Drawn> {
  const t = await translatorOf(widget, 'en')
  const drawn = await draw(<View {...inert} {...states(t)[state]} />, { css, t })
  drawn.host.style.maxWidth = '700px'
  finishAnimations(drawn.root)
  return drawn
}

/** All places by the name of the breakage; a place that looks the same in several states is one place. */
async function placesOf(): Promise<ReadonlyMap<string, readonly Place[]>> {
  const places = new Map<string, Place[]>(breakages.map(({ name }) => [name, []]))
  const seen = new Set<string>()
  for (const view of everyView) {
    const t = await translatorOf(view.widget, 'en')
    for (const state of Object.keys(view.states(t))) {
      const drawn = await drawState(view, state)
      for (const { name, sites } of breakages)
        sites(drawn.root).forEach((element, site) => {
          const look = `${element.tagName}.${element.className} ${element.textContent}`.slice(0, 120)
          const key = `${name} ${view.widget} ${look}`
          if (seen.has(key)) return
          seen.add(key)
          places.get(name)?.push({ view, state, site })
        })
      await drawn.remove()
    }
  }
  return places
}

/** As many places as wanted, each of another widget as long as there are some. */
function chosen(places: readonly Place[], kind: number): readonly Place[] {
  if (breaksAll) return places
  const rest = [...places.slice(kind % 7), ...places.slice(0, kind % 7)]
  const picked: Place[] = []
  while (picked.length < perKind && rest.length > 0) {
    const used = picked.map(({ view }) => view.widget)
    const at = Math.max(
      0,
      rest.findIndex(({ view }) => !used.includes(view.widget)),
    )
    picked.push(...rest.splice(at, 1))
  }
  return picked
}

test.runIf(isAsShipped)(
  'A11-4: what is broken on purpose in views is found by the checks of every view, 95 of 100 at least',
  { timeout: breaksAll ? 3_600_000 : 240_000 },
  async () => {
    const places = await placesOf()
    const missed: string[] = []
    const unused = breakages.filter(({ name }) => places.get(name)?.length === 0).map(({ name }) => name)
    const whole = new Set<string>()
    let broken = 0
    for (const [kind, { name, criterion, sites, apply }] of breakages.entries())
      for (const { view, state, site } of chosen(places.get(name) ?? [], kind)) {
        const drawn = await drawState(view, state)
        const path = pathOf(view.widget, state)
        if (!whole.has(path)) expect(ownFaults(drawn, 'en'), `${path}, before anything is broken`).toEqual([])
        whole.add(path)
        const element = sites(drawn.root)[site]
        if (!element) throw new Error(`${path}: ${name}: no place ${site}`)
        const place = element.outerHTML.slice(0, 160)
        apply(element)
        broken += 1
        if (ownFaults(drawn, 'en').length === 0 && (await axeFaults(drawn.host, extent)).length === 0)
          missed.push(`${criterion} ${name}: ${path}: ${place}`)
        await drawn.remove()
      }
    console.log(`Broken on purpose: ${broken}, found: ${broken - missed.length}\n${missed.join('\n')}`)
    expect(unused, 'kinds without a place').toEqual([])
    expect(broken).toBeGreaterThanOrEqual(least)
    expect((broken - missed.length) / broken, missed.join('\n')).toBeGreaterThanOrEqual(leastShare)
  },
)
