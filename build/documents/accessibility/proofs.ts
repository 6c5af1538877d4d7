import type { Proof } from './Clause.ts'

export const views = {
  file: 'tests/widgets/views.browser.test.tsx',
  title: 'targets of at least 44 px and no accessibility fault',
}
export const viewWidths = {
  file: 'tests/widgets/viewWidths.browser.test.tsx',
  title: 'clipped content in any font and width',
}
/** Axe examines each page that is open at the end of an end-to-end test. */
export const pages = { file: 'e2e/support/test.ts', title: 'expect(faultTexts, `accessibility of ' }
export const sources = (title: string): Proof => ({ file: 'tests/conventions/accessibility.test.ts', title })
export const portalFrame = (title: string): Proof => ({ file: 'e2e/portal-frame.spec.ts', title })
export const components = (title: string): Proof => ({
  file: 'tests/src/ui/components.browser.test.tsx',
  title,
})
export const forms = (title: string): Proof => ({ file: 'tests/src/forms/useForm.browser.test.tsx', title })
export const noMedia = sources('no audio, no video and no moving text')
