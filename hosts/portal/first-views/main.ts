export { drawFirstPage } from './drawFirstPage.tsx'
export { drawFirstView } from './drawFirstView.ts'
