import type { FirstViewDrawer } from '../../../src/api/rules/firstViews.ts'
import { drawFirstPage } from './drawFirstPage.tsx'
import { drawFirstView } from './drawFirstView.ts'

/** What the server loads (server/web/builtFirstViews.ts). */
export const drawer: FirstViewDrawer = { drawFirstView, drawFirstPage }
