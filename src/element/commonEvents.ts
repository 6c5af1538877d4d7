import * as z from 'zod/mini'
import { destinations } from '../api/rules/destinations.ts'
import type { WidgetDeclaration } from './declaration.ts'

/** Events of every element. */
export const commonEvents: WidgetDeclaration['events'] = {
  'resident-ready': { summary: 'The element is drawn for the first time' },
  'resident-error': {
    summary: 'Something the page’s owner should know, such as an attribute with a wrong value',
    detail: () => z.object({ code: z.string(), message: z.string() }),
  },
  'resident-navigate': {
    summary: 'The element wants to go to a place; a page that goes there itself prevents the default',
    detail: () =>
      z.object({
        to: z.enum(Object.keys(destinations) as [string, ...string[]]),
        params: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    cancelable: true,
  },
}
