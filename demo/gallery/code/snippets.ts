import { elementTag, type Placed } from '../../../src/api/rules/elementTag.ts'
import { escapeHtml } from '../../../src/api/rules/escapeHtml.ts'
import { frameScript, frameTag } from '../../../src/api/rules/frameCode.ts'
import { findElement } from '../catalogue.ts'

/** Input of the code generators. */
interface CodeOptions {
  /** Origin that serves the elements. */
  readonly portal: string
  /** The backend, if it is not the server of `portal`. */
  readonly api?: 'sandbox' | undefined
  readonly elements: readonly Placed[]
  /** Declarations for a style sheet, e.g. "--resident-brand: #aa0000;". */
  readonly style: readonly string[]
}

/** Keeps the places of the elements until they are there (EMB-17). */
const styleTag = ({ portal }: CodeOptions) =>
  `<link rel="stylesheet" href="${escapeHtml(portal)}/embed/reserved.css">`

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
    styleTag(options),
    scriptTag(options),
    ...options.elements.map(withFallback(options.portal)),
    styleRule(options.style).trimEnd(),
  ]
    .filter(Boolean)
    .join('\n')

const nameOf = (tag: string) => tag.replace(/^resident-/, '')

/** Imports and configuration of an app that uses the npm package, as the apps in `hosts` do. */
const fromPackage = ({ portal, elements }: CodeOptions, framework?: string) =>
  [
    `// npm install ${portal}/embed/resident-widgets.tgz`,
    "import { configure } from 'resident-widgets/configure'",
    ...new Set(elements.map(({ tag }) => `import 'resident-widgets/${nameOf(tag)}'`)),
    ...(framework === 'angular'
      ? ['// angular.json: "styles": ["resident-widgets/reserved.css", …]']
      : ["import 'resident-widgets/reserved.css'"]),
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

/** Shortcodes cannot escape brackets, so these are removed from values. */
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

/** Attributes that are allowed in the URL of an iframe. */
const frameAttributes = (tag: string, attributes: Placed['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !findElement(nameOf(tag))?.attributes[name]?.inPageOnly),
  )

const iframe: Code = ({ portal, elements }) =>
  [
    '<!-- For systems that remove scripts: the frame keeps its height and scrolls -->',
    ...elements.map(({ tag, attributes }) =>
      frameTag({ portal, name: nameOf(tag), attributes: frameAttributes(tag, attributes) }, { title: tag }),
    ),
    '',
    '<!-- If one script is allowed: once on the page, it fits the height of all frames -->',
    `<script type="module" src="${escapeHtml(portal + frameScript)}"></script>`,
  ].join('\n')

/** Code generators by framework or system. */
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
