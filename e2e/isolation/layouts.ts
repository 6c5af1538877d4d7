/** How a page lays out an element: styles of its parent and of the element. */
export interface Layout {
  readonly name: string
  /** Name of the way that the parent is laid out. */
  readonly parent: string
  readonly parentStyle: string
  readonly self: string
  /** Whether the element keeps its place among others, which then must not overlap it. */
  readonly isInFlow: boolean
  /** Width in pixels that the parent takes for its own frame. */
  readonly taken: number
}

/** Styles of the element's parent. */
const parentStyles: Readonly<Record<string, string>> = {
  block: 'display:block',
  'flow root': 'display:flow-root',
  'inline block': 'display:inline-block',
  'flex row': 'display:flex',
  'wrapping flex row': 'display:flex;flex-wrap:wrap',
  'centred flex row': 'display:flex;flex-wrap:wrap;justify-content:center;align-items:center',
  'flex column': 'display:flex;flex-direction:column',
  'centred flex column': 'display:flex;flex-direction:column;align-items:center',
  'flex column at the end': 'display:flex;flex-direction:column-reverse;align-items:flex-end',
  'inline flex row': 'display:inline-flex;flex-wrap:wrap',
  grid: 'display:grid',
  'grid with items at the start': 'display:grid;justify-items:start;align-items:start',
  'grid with centred content': 'display:grid;place-content:center',
  'grid of as many columns as fit':
    'display:grid;grid-template-columns:repeat(auto-fill,minmax(min(280px,100%),1fr))',
  'inline grid': 'display:inline-grid',
  'table cell': 'display:table-cell',
  table: 'display:table',
  'list item': 'display:list-item;list-style-position:inside',
  float: 'float:left',
  'float at the end': 'float:right',
  'width of the content': 'width:fit-content',
  'least width of the content': 'width:min-content',
  'most width of the content': 'width:max-content',
  'multi-column': 'columns:300px',
  'absolute position': 'position:absolute',
  // What browsers give a dialog; a real one is in tests/src/theme/layouts.browser.test.tsx.
  dialog:
    'position:absolute;inset-inline:0;margin:auto;width:fit-content;height:fit-content;border:3px solid;padding:16px;box-sizing:border-box',
}

/** Styles of the element itself. */
const children: Readonly<Record<string, string>> = {
  nothing: '',
  'relative position': 'position:relative',
  'sticky position': 'position:sticky;top:0',
  'absolute position': 'position:absolute',
  'fixed position': 'position:fixed;top:0;left:0',
  'float left': 'float:left',
  'float right': 'float:right',
  'start of both axes': 'align-self:start;justify-self:start',
  'centre of both axes': 'align-self:center;justify-self:center',
  'end of both axes': 'align-self:end;justify-self:end',
  'automatic margins': 'margin:auto',
  inline: 'display:inline',
  'inline block': 'display:inline-block',
  flex: 'display:flex',
  'inline grid': 'display:inline-grid',
  table: 'display:table',
  'table cell': 'display:table-cell',
  'all columns': 'column-span:all',
}

const modes: Readonly<Record<string, string>> = {
  '': '',
  'right to left': 'direction:rtl',
  'vertical text': 'writing-mode:vertical-rl;height:900px',
}

const named = (parts: readonly string[]) => parts.filter(part => part !== '').join(', ')

export const parents: readonly string[] = Object.keys(parentStyles)

/** Every parent with every child in every writing mode; the columns of vertical text are rows, whose height pages set. */
export const layouts: readonly Layout[] = Object.entries(parentStyles).flatMap(([parent, parentStyle]) =>
  Object.entries(children).flatMap(([child, self]) =>
    Object.entries(modes)
      .filter(([mode]) => !(mode === 'vertical text' && parentStyle.includes('columns')))
      .map(([mode, modeStyle]) => ({
        name: named([`${child} in ${parent}`, mode]),
        parent,
        parentStyle: `${parentStyle};${modeStyle}`,
        self,
        isInFlow: !/absolute|fixed|sticky/.test(child),
        taken: parent === 'dialog' ? 38 : 0,
      })),
  ),
)

/** Widths of the place in CSS pixels, and the zoom of what is in it. */
export const rooms: readonly (readonly [width: number, zoom: number])[] = [
  [280, 1],
  [320, 1],
  [768, 1],
  [1280, 1],
  [2560, 1],
  [768, 2],
  [2560, 4],
]
