import { elementTag, type Placed } from '../../../src/api/rules/elementTag.ts'
import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import { frameScript, frameTag } from '../../../src/api/rules/frameCode.ts'
import { findElement } from '../catalogue.ts'

/** What the code is made for. */
interface CodeOptions {
  /** Origin that serves the elements. */
  readonly portal: string
  /** Who answers, where that is not the server of this origin. */
  readonly api?: 'sandbox' | undefined
  readonly elements: readonly Placed[]
  /** Declarations for a style sheet, e.g. "--resident-brand: #aa0000;". */
  readonly style: readonly string[]
}

const scriptTag = ({ portal, api }: CodeOptions) =>
  `<script type="module" src="${escapeHtml(portal)}/embed/loader.js"${api ? ` data-api="${api}"` : ''}></script>`

const withFallback = (portal: string) => (placed: Placed) =>
  elementTag(placed, `<a href="${escapeHtml(portal)}/">Open in the portal</a>`)

const plainElement = (placed: Placed) => elementTag(placed)

const indented = (lines: readonly string[], depth: number) =>
  lines.map(line => `${'  '.repeat(depth)}${line}`).join('\n')

const styleRule = (style: readonly string[]) =>
  style.length > 0 ? `/* In your style sheet */\n:root {\n${indented(style, 1)}\n}\n` : ''

type Code = (options: CodeOptions) => string

const html: Code = options =>
  [
    scriptTag(options),
    ...options.elements.map(withFallback(options.portal)),
    styleRule(options.style).trimEnd(),
  ]
    .filter(Boolean)
    .join('\n')

const nameOf = (tag: string) => tag.replace(/^resident-/, '')

/** How an app has the elements: from the npm package that the portal serves. The apps in `hosts` do the same. */
const fromPackage = ({ portal, elements }: CodeOptions, framework?: string) =>
  [
    `// npm install ${portal}/embed/resident-widgets.tgz`,
    "import { configure } from 'resident-widgets/configure'",
    ...new Set(elements.map(({ tag }) => `import 'resident-widgets/${nameOf(tag)}'`)),
    ...(framework ? [`import type {} from 'resident-widgets/${framework}'`] : []),
    '',
    '// Once for the whole page',
    `configure({ api: '${portal}' })`,
  ].join('\n')

const withStyle = (code: string, { style }: CodeOptions) =>
  style.length > 0 ? `${code}\n${styleRule(style)}` : code

const react: Code = options =>
  withStyle(
    `${fromPackage(options, 'react')}

// React 19 knows custom elements
export function Residents() {
  return (
    <>
${indented(options.elements.map(plainElement), 3)}
    </>
  )
}
`,
    options,
  )

const vue: Code = options =>
  withStyle(
    `// vite.config.js: these tags are not Vue's
vue({ template: { compilerOptions: { isCustomElement: tag => tag.startsWith('resident-') } } })

<script setup lang="ts">
${fromPackage(options, 'vue')}
</script>

<template>
${indented(options.elements.map(plainElement), 1)}
</template>
`,
    options,
  )

const svelte: Code = options =>
  withStyle(
    `<script lang="ts">
${fromPackage(options, 'svelte')}
</script>

${options.elements.map(plainElement).join('\n')}
`,
    options,
  )

const lit: Code = options =>
  withStyle(
    `import { html, LitElement } from 'lit'
${fromPackage(options)}

export class Residents extends LitElement {
  // In the page itself, where password managers look for fields
  createRenderRoot() {
    return this
  }

  render() {
    return html\`
${indented(options.elements.map(plainElement), 3)}
    \`
  }
}
customElements.define('house-residents', Residents)
`,
    options,
  )

const angular: Code = options =>
  withStyle(
    `${fromPackage(options, 'angular')}
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({
  selector: 'app-residents',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${indented(options.elements.map(plainElement), 2)}
  \`,
})
export class Residents {}
`,
    options,
  )

/** A shortcode ends at its bracket and knows no way to write one inside of a value. */
const shortcode = ({ tag, attributes }: Placed) =>
  `[${[
    tag.replaceAll('-', '_'),
    ...Object.entries(attributes).map(([name, value]) =>
      value ? `${name}="${value.replace(/["[\]<>]/g, '')}"` : name,
    ),
  ].join(' ')}]`

const wordPress: Code = ({ portal, elements, style }) =>
  `Once: Plugins, Add New, Upload: ${portal}/embed/wordpress-plugin.zip
Then Settings, Resident elements: ${portal}

In a page the block "Resident element", or a shortcode:
${elements.map(shortcode).join('\n')}
${style.length > 0 ? `\n${styleRule(style)}` : ''}`

/** Attributes that an address may carry. */
const travelling = (tag: string, attributes: Placed['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !findElement(nameOf(tag))?.attributes[name]?.inPageOnly),
  )

const iframe: Code = ({ portal, elements }) =>
  [
    '<!-- For systems that take scripts out: the frame keeps its height and scrolls inside -->',
    ...elements.map(({ tag, attributes }) =>
      frameTag({ portal, name: nameOf(tag), attributes: travelling(tag, attributes) }, { title: tag }),
    ),
    '',
    '<!-- Where one script is let in: once on the page, and frames are as high as what they show -->',
    `<script type="module" src="${escapeHtml(portal + frameScript)}"></script>`,
  ].join('\n')

/** Code by what the page is made with. All of it is made from the same elements. */
export const snippets: Readonly<Record<string, Code>> = {
  HTML: html,
  React: react,
  Vue: vue,
  Svelte: svelte,
  Lit: lit,
  Angular: angular,
  WordPress: wordPress,
  iframe,
}
