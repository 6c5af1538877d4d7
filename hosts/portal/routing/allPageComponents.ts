import { type PageComponents, pageComponents } from './pageComponents.tsx'

/** Every page, that of all icons included. */
export const allPageComponents: PageComponents = {
  ...pageComponents,
  icons: async () => (await import('../pages/IconsPage.tsx')).IconsPage,
}
