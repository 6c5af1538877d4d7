import { minified, scripts } from './shared.ts'

/** Elements in iframes: the script of the page inside, and that of the page around it. */
export const frame = scripts(
  'dist/embed',
  {
    entry: { frame: 'hosts/embed/frame.ts', 'frame-page': 'hosts/embed/framePage.ts' },
    cssFileName: 'frame-page',
  },
  { rolldownOptions: { output: minified } },
)
