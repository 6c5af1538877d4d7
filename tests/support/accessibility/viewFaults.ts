import axe from 'axe-core'
import type { Drawn } from '../draw.tsx'
import { orderFaults } from './orderFaults.ts'
import { cutOffWhenSpaced, fieldsWithoutEdge, tooSmall, withoutRing } from './sightFaults.ts'
import { structureFaults } from './structureFaults.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules of axe beside those of WCAG's levels: good practice, and experimental ones that have no false alarms here. */
const more = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'label-content-name-mismatch',
  'presentation-role-conflict',
  'scope-attr-valid',
  'tabindex',
  'table-duplicate-name',
  'table-fake-caption',
  'td-has-header',
]

/** The slowest rule of axe asks for 24 px where `tooSmall` asks for 44. */
const ownRules = { 'target-size': { enabled: false } }

/** Contrast is that of the style sheets, which both renderers share; to compute it takes the most time. */
interface Extent {
  readonly contrast: boolean
}

/** Faults that axe finds, one text each. */
export async function axeFaults(host: HTMLElement, { contrast }: Extent): Promise<readonly string[]> {
  const enabled = Object.fromEntries(more.map(rule => [rule, { enabled: true }]))
  const { violations } = await axe.run(host, {
    runOnly: tags,
    rules: { ...enabled, ...ownRules, 'color-contrast': { enabled: contrast } },
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html)}`)
}

/** Faults of a drawn view that need no axe, one text each. */
export const ownFaults = ({ host, root }: Drawn, locale: string): readonly string[] => [
  ...cutOffWhenSpaced(host, root),
  ...structureFaults(root, locale),
  ...orderFaults(root),
  ...tooSmall(root),
  ...withoutRing(root),
  ...fieldsWithoutEdge(root),
]
