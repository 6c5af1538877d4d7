import { type PageComponents, pageComponents } from './pageComponents.tsx'

/** Every page, including the icons page. */
export const allPageComponents: PageComponents = {
  ...pageComponents,
  icons: async () => (await import('../pages/IconsPage.tsx')).IconsPage,
}
