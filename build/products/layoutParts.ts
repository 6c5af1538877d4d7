import { componentOf, entryOf } from '../../server/web/pageHints.ts'

/** Sources that import what an element shows after sign-in. */
export const sourcesOf = (element: string) => [entryOf(element), componentOf(element)]

/** Elements of the layouts, by the pages that have them, most first: every page, every page of a signed-in person, and a vendor's. */
const layoutElements = {
  visitors: ['language', 'toasts', 'outages'],
  'signed-in': ['badge', 'contract-switcher', 'help-desk-button', 'app-banner'],
  vendor: ['promo-banner', 'live-chat'],
}

/** Elements of the layouts on pages that are no vendor's. */
export const elementsOfPages = [...layoutElements.visitors, ...layoutElements['signed-in']]

/**
 * Sources of these elements, and of others that they open. `shown` are modules that nearly each of their pages runs, and `later`
 * what the elements import only at times.
 */
export const layoutParts = {
  visitors: {
    shown: [...layoutElements.visitors.map(entryOf), componentOf('outages')],
    later: ['language', 'toasts'].map(componentOf),
  },
  'signed-in': {
    shown: [
      ...layoutElements['signed-in'].map(entryOf),
      ...['help-desk-button', 'app-banner'].map(componentOf),
    ],
    later: [componentOf('badge'), componentOf('contract-switcher'), ...sourcesOf('role')],
  },
  vendor: {
    shown: [
      ...layoutElements.vendor.map(entryOf),
      componentOf('promo-banner'),
      '/widgets/live-chat/Chat.tsx',
      '/widgets/live-chat/Conversation.tsx',
    ],
    later: [componentOf('live-chat')],
  },
} satisfies Readonly<Record<string, { readonly shown: readonly string[]; readonly later: readonly string[] }>>

/** All of them. */
export const layoutSources = Object.values(layoutParts).flatMap(({ shown, later }) => [...shown, ...later])
