import { defineConfig, type UserConfig } from 'vite'
import { checkInputs } from './build/plugins/checkInputs.ts'
import { inBrowserDemoInputs, suiteInputs } from './build/stamp.ts'

/** The products, by Vite's mode: `vite build --mode embed`. build/README.md draws what is built from what. */
const products: Readonly<Record<string, () => Promise<UserConfig>>> = {
  embed: async () => (await import('./build/products/embed.ts')).embed,
  'first-states': async () => (await import('./build/products/firstStates.ts')).firstStates,
  prefetch: async () => (await import('./build/products/prefetch.ts')).prefetch,
  loader: async () => (await import('./build/products/loader.ts')).loader,
  frame: async () => (await import('./build/products/frame.ts')).frame,
  drawings: async () => (await import('./build/products/drawings.ts')).drawings,
  'first-views': async () => (await import('./build/products/firstViews.ts')).firstViews,
  portal: async () => (await import('./build/products/portal.ts')).portal,
  worker: async () => (await import('./build/products/worker.ts')).worker,
  runtime: async () => (await import('./build/products/runtime.ts')).runtime,
  conformance: async () => (await import('./build/products/conformance.ts')).conformance,
  gallery: async () => (await import('./build/products/gallery.ts')).gallery,
  'in-browser-demo': async () => (await import('./build/products/inBrowserDemo.ts')).inBrowserDemo,
  frameworks: async () => (await import('./build/products/frameworks.ts')).frameworks,
}

export default defineConfig(async ({ mode, command }) => {
  const product = products[mode]
  if (!product) throw new Error(`There is no product "${mode}": ${Object.keys(products).join(', ')}.`)
  const config = await product()
  const inputs = mode === 'in-browser-demo' ? inBrowserDemoInputs : suiteInputs
  return {
    configFile: false,
    ...config,
    plugins: [...(config.plugins ?? []), checkInputs(inputs)],
    // `npm run dev` uses the libraries themselves, because React warns of mistakes that Preact accepts.
    ...(command === 'serve' && { resolve: {} }),
  }
})
