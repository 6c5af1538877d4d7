import type { Widget } from '../../src/runtime/Widget.ts'
import { loadPortalTexts } from './loadPortalTexts.ts'
import { attributes, needs } from './portal.widget.ts'
import { Portal } from './portal-element/Portal.tsx'
import inside from './styles/inside.css?inline'
import site from './styles/site.css?inline'

export const widget: Widget = {
  name: 'portal',
  attributes,
  needs,
  component: Portal,
  css: [site, inside],
  loadTexts: loadPortalTexts,
}
