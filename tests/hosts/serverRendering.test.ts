import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString as renderReact } from 'react-dom/server'
import type { Component } from 'svelte'
import { compile } from 'svelte/compiler'
import { render as renderSvelte } from 'svelte/server'
import { expect, it } from 'vitest'
import { createSSRApp, h } from 'vue'
import { renderToString as renderVue } from 'vue/server-renderer'

// What Next.js, Nuxt, SvelteKit and Astro print, whose pages these renderers make (src/decisions/server-rendering.md).

const fallback = ['a', { href: 'https://portal.example/' }, 'Your bills'] as const
const tag =
  '<resident-bills contract="7" view="latest"><a href="https://portal.example/">Your bills</a></resident-bills>'

it('EMB-13: React, as in Next.js, prints the tag with its attributes and its fallback content on a server', () => {
  const bills = createElement('resident-bills', { contract: 7, view: 'latest' }, createElement(...fallback))
  expect(renderReact(bills)).toBe(tag)
  // A value that may be missing prints no attribute.
  expect(renderReact(createElement('resident-bills', { contract: undefined }))).toBe(
    '<resident-bills></resident-bills>',
  )
})

it('EMB-13: Vue, as in Nuxt, prints the tag with its attributes and its fallback content on a server', async () => {
  const page = createSSRApp({
    render: () => h('resident-bills', { contract: 7, view: 'latest' }, [h(...fallback)]),
  })
  expect(await renderVue(page)).toBe(tag)
  const without = createSSRApp({ render: () => h('resident-bills', { contract: undefined }) })
  expect(await renderVue(without)).toBe('<resident-bills></resident-bills>')
})

it('EMB-13: Svelte, as in SvelteKit, prints the tag with its attributes and its fallback content on a server', async () => {
  const source = `<script>let { contract } = $props()</script>
<resident-bills {contract} view="latest"><a href="https://portal.example/">Your bills</a></resident-bills>`
  const folder = mkdtempSync(join(tmpdir(), 'resident-svelte-'))
  try {
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    const file = join(folder, 'page.mjs')
    writeFileSync(file, compile(source, { generate: 'server', dev: false }).js.code)
    const { default: page } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      default: Component
    }
    const printed = (props: object) => renderSvelte(page, { props }).body.replace(/<!--.*?-->/g, '')
    expect(printed({ contract: 7 })).toBe(tag)
    expect(printed({})).toBe(tag.replace(' contract="7"', ''))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
