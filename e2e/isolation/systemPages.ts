import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page as a content management system prints it: its styles, and its markup with elements in places. */
export interface SystemPage {
  readonly css: string
  readonly body: string
}

const login = '<resident-login class="tried" vendor="alfa"><a href="/">Sign in</a></resident-login>'
const form =
  '<resident-client-form class="tried" vendor="alfa"><a href="/">Your data</a></resident-client-form>'
const block = (element: string) => `<div class="wp-block-resident-element">${element}</div>`

const bootstrap = readFileSync(
  join(import.meta.dirname, '..', '..', 'node_modules/bootstrap/dist/css/bootstrap.min.css'),
  'utf8',
)

/** What WordPress prints for the layouts of its blocks, in the words of its style sheets. */
const blocks = `
  body { margin: 0; padding: 0 16px }
  .is-layout-flex { display: flex; flex-wrap: wrap; align-items: center; gap: 16px }
  .is-layout-flex > * { margin: 0 }
  .is-layout-constrained > * { max-width: 645px; margin-left: auto !important; margin-right: auto !important }
  .is-layout-constrained > .alignwide { max-width: 1340px }
  .wp-block-group { box-sizing: border-box }
  .wp-block-columns { display: flex; box-sizing: border-box; flex-wrap: wrap !important; align-items: initial !important }
  .wp-block-column { flex-grow: 1; min-width: 0; overflow-wrap: break-word }
  @media (min-width: 782px) {
    .wp-block-columns { flex-wrap: nowrap !important }
    .wp-block-columns > .wp-block-column { flex-basis: 0 }
  }
  @media (max-width: 781px) { .wp-block-columns > .wp-block-column { flex-basis: 100% !important } }
`

/** A page of WordPress with the elements in a Row, a Stack, Columns and beside an aligned block. */
const wordPress = (layoutOf: (kind: 'row' | 'stack' | 'columns') => string, css = ''): SystemPage => ({
  css: `${blocks}${css}
    .is-nowrap { flex-wrap: nowrap } .stack { flex-direction: column; align-items: flex-start }
    .alignleft { float: left; margin-inline-end: 2em } .after { clear: both }`,
  body: `<main class="is-layout-constrained room">
    <div class="alignwide ${layoutOf('row')} row room">${block(login)}${block(form)}</div>
    <div class="${layoutOf('row')} is-nowrap room">${block(login)}</div>
    <div class="alignwide ${layoutOf('stack')} stack room">${block(login)}${block(form)}</div>
    <div class="alignwide ${layoutOf('columns')} wp-block-columns">
      <div class="wp-block-column room">${block(login)}</div><div class="wp-block-column room">${block(form)}</div>
    </div>
    <div class="alignleft wp-block-resident-element">${login}</div>
    <div class="after"></div>
  </main>`,
})

/** One page of each system, in the layout of its own theme. */
export const systemPages: Readonly<Record<string, SystemPage>> = {
  // Each layout has a class of its own and one of the block.
  'WordPress 7.1': wordPress(
    kind =>
      `wp-block-${kind === 'columns' ? kind : 'group'} is-layout-flex wp-container-core-group-is-layout-ad2f72ca`,
  ),
  // The class is doubled, so that it wins against those of the theme.
  'WordPress 6.1': wordPress(
    kind => `is-layout-flex wp-container-3 ${kind === 'columns' ? '' : 'wp-block-group'}`,
    'body .is-layout-flex { display: flex } .wp-container-3.wp-container-3 { gap: 2em }',
  ),
  // The grid of Cassiopeia: component between two sidebars, and modules in a row above.
  'Joomla 5, Cassiopeia': {
    css: `${bootstrap}
      body { display: flex; flex-direction: column }
      .grid-child { display: flex; width: 100%; max-width: 1320px; margin-inline: auto }
      .site-grid {
        display: grid; grid-gap: 0 1em; margin-bottom: auto;
        grid-template-areas: ". top top top top ." ". comp comp comp comp ." ". right right right right .";
        grid-template-columns: minmax(0, 1fr) repeat(4, minmax(0, 19.875rem)) minmax(0, 1fr);
      }
      .site-grid > [class*="container-"] { width: 100%; max-width: none; column-gap: 1em }
      .container-top-a { grid-area: top }
      .container-top-a > * { flex: 1; margin: .5em 0 }
      .container-component { grid-area: comp; display: flex; flex: 1; flex-direction: column }
      .container-sidebar-right { grid-area: right; display: flex; flex-direction: column }
      @media (max-width: 991.98px) { .container-top-a { flex-direction: column } .container-top-a > * { flex: 0 1 auto } }
      @media (min-width: 992px) { .site-grid { grid-template-areas: ". top top top top ." ". comp comp comp right ." } }
      .mod-custom { position: relative }`,
    body: `<div class="site-grid">
      <div class="grid-child container-top-a">
        <div class="card"><div class="card-body room"><div class="mod-custom custom">${login}</div></div></div>
        <div class="card"><div class="card-body room"><div class="mod-custom custom">${login}</div></div></div>
      </div>
      <div class="grid-child container-component"><main><div class="com-content-article item-page">
        <div class="com-content-article__body room">${form}</div></div></main></div>
      <div class="grid-child container-sidebar-right">
        <div class="sidebar-right card"><div class="card-body room">${login}</div></div>
      </div>
    </div>`,
  },
  // The grid of Olivero, with two columns of the layout builder in it.
  'Drupal 11, Olivero': {
    css: `:root { --grid-gap: 1.125rem } body { margin: 0 }
      .layout-container { width: calc(100% - 2.25rem); max-width: 98rem; margin-inline: auto }
      .grid-full { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); grid-column-gap: var(--grid-gap) }
      .layout--content-medium { grid-column: 1 / 7 }
      .text-content { max-width: 60rem; line-height: 1.6875rem }
      .layout--twocol-section { display: flex; flex-wrap: wrap }
      .layout--twocol-section > .layout__region { flex: 1 0 100%; margin-bottom: var(--grid-gap) }
      @media (min-width: 43.75rem) {
        .grid-full { grid-template-columns: repeat(14, minmax(0, 1fr)) }
        .layout--content-medium { grid-column: 3 / 13 }
        .layout--twocol-section > .layout__region { flex-grow: 0; flex-basis: calc(50% - var(--grid-gap) * .5); margin-bottom: 0 }
        .layout__region--first { margin-right: calc(var(--grid-gap) * .5) }
        .layout__region--second { margin-left: calc(var(--grid-gap) * .5) }
      }`,
    body: `<div class="layout-container"><main class="grid-full"><div class="layout--content-medium">
      <div class="clearfix text-formatted field field--name-body text-content room">${login}</div>
      <div class="layout layout--twocol-section layout--twocol-section--50-50">
        <div class="layout__region layout__region--first room"><div class="block block-layout-builder">${login}</div></div>
        <div class="layout__region layout__region--second room"><div class="block block-layout-builder">${form}</div></div>
      </div></div></main></div>`,
  },
  // Frames of content elements; the gallery beside a text floats.
  'TYPO3 13, fluid_styled_content': {
    css: `body { margin: 0 16px } .ce-row, .ce-textpic { overflow: hidden }
      .frame-space-before-medium { margin-top: 2em } .ce-intext.ce-left .ce-gallery { float: left; margin-right: 10px }
      .ce-gallery figure { display: table; margin: 0 } .ce-column { float: left }
      .ce-bodytext { overflow: hidden }`,
    body: `<div id="c1" class="frame frame-default frame-type-html frame-layout-0 room">${login}</div>
      <div id="c2" class="frame frame-default frame-type-textpic frame-layout-0 frame-space-before-medium">
        <div class="ce-textpic ce-left ce-intext room">
          <div class="ce-gallery"><div class="ce-row"><div class="ce-column">${login}</div></div></div>
          <div class="ce-bodytext"><p>Welcome</p></div>
        </div></div>
      <div id="c3" class="frame frame-type-html room">${form}</div>`,
  },
}

/** Address of the page that has a system's page in a frame. */
export const systemFramePath = (name: string) => `/system/${Object.keys(systemPages).indexOf(name)}/frame`
