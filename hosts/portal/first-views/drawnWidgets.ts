import type { Widget } from '../../../src/runtime/Widget.ts'
import { Bills } from '../../../widgets/bills/Bills.tsx'
import { widget as bills } from '../../../widgets/bills/index.ts'
import { Dashboard } from '../../../widgets/dashboard/Dashboard.tsx'
import { widget as dashboard } from '../../../widgets/dashboard/index.ts'
import { widget as meters } from '../../../widgets/meters/index.ts'
import { Meters } from '../../../widgets/meters/Meters.tsx'

/** The elements that are drawn, without what they load in a browser when they are first rendered. */
const widgets: Readonly<Record<string, Widget>> = {
  bills: { ...bills, component: Bills },
  dashboard: { ...dashboard, component: Dashboard },
  meters: { ...meters, component: Meters },
}

/** The widget of an element that is drawn, by its name. */
export const drawnWidget = (name: string): Widget | undefined =>
  Object.hasOwn(widgets, name) ? widgets[name] : undefined
