const tagsOf = (props: string) => `type Tags = {
  [Tag in keyof ResidentTags]: ${props}
}
`

const element = "ResidentTags[Tag]['element']"
const attributes = "ResidentTags[Tag]['attributes']"
const listeners = (prefix: string) => `ResidentListeners<ResidentTags[Tag]['events'], '${prefix}'>`
/** JSX checks no name with a hyphen, so props of their own are checked by it: `satisfies ResidentProps<'resident-bills'>`. */
const props = `
/** Props of a tag, for \`satisfies\`, because JSX checks no name with a hyphen. */
export type ResidentProps<Tag extends keyof ResidentTags> = Tags[Tag]
`
const imports = "import type { ResidentListeners, ResidentTags } from './elements.js'\n"

/**
 * Types for the templates of each framework. They map over the list in elements.d.ts, so a new element needs no change
 * here.
 */
export const frameworkTypings: Readonly<Record<string, string>> = {
  'react.d.ts': `// React 19: import 'resident-widgets/react' once. <resident-bills onresident-paid={event => …} />
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
${imports}
${tagsOf(`DetailedHTMLProps<HTMLAttributes<${element}>, ${element}> &
    ${attributes} &
    ${listeners('on')}`)}${props}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  'preact.d.ts': `// Preact: <resident-bills onresident-paid={event => …} />
import type { ClassAttributes, HTMLAttributes } from 'preact'
${imports}
${tagsOf(`HTMLAttributes<${element}> &
    ClassAttributes<${element}> &
    ${attributes} &
    ${listeners('on')}`)}${props}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  'vue.d.ts': `// Vue 3: <resident-bills @resident-paid="…" />; tell the compiler: isCustomElement: tag => tag.startsWith('resident-')
import type { DefineComponent, HTMLAttributes } from 'vue'
import type { ResidentTags } from './elements.js'

type Pascal<Name extends string> = Name extends \`\${infer Head}-\${infer Rest}\`
  ? \`\${Capitalize<Head>}\${Pascal<Rest>}\`
  : Capitalize<Name>

type Listeners<Events> = {
  [Name in keyof Events & string as \`on\${Pascal<Name>}\`]?: (event: Events[Name]) => void
}

${tagsOf(`DefineComponent<
    HTMLAttributes & ${attributes} & Listeners<ResidentTags[Tag]['events']>
  >`)}
declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`,
  'svelte.d.ts': `// Svelte 5: <resident-bills onresident-paid={event => …} />; Svelte 4: on:resident-paid={…}
import type { HTMLAttributes } from 'svelte/elements'
${imports}
${tagsOf(`HTMLAttributes<${element}> &
    ${attributes} &
    ${listeners('on')} &
    ${listeners('on:')}`)}
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`,
  'solid.d.ts': `// Solid: <resident-bills on:resident-paid={event => …} />
import type { JSX as Solid } from 'solid-js'
${imports}
${tagsOf(`Solid.HTMLAttributes<${element}> &
    ${attributes} &
    ${listeners('on:')}`)}${props}
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  'angular.d.ts': `// Angular: a component with schemas: [CUSTOM_ELEMENTS_SCHEMA] takes <resident-bills (resident-paid)="…($event)">.
// Its compiler asks the tag's own type for the events, so that $event is typed by what is in elements.d.ts.
import './elements.js'
`,
}
