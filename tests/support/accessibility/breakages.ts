/** One way to break the accessibility of a drawn view. */
export interface Breakage {
  /** What is broken, e.g. "a label is removed". */
  readonly name: string
  /** Success criterion of WCAG 2.2 that it violates. */
  readonly criterion: string
  /** Elements that can be broken in this way. */
  readonly sites: (root: ShadowRoot) => readonly HTMLElement[]
  readonly apply: (site: HTMLElement) => void
}

const fields = 'input:not([type=hidden], [type=file], [type=radio], [type=checkbox]), select, textarea'
const controls = 'a[href], button, input:not([type=hidden], [type=file]), select, textarea'

const isShown = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
}
/** Visible matches outside of a vendor's letter, whose markup is not ours. */
const shown = (selector: string) => (root: ShadowRoot) => {
  const modal = root.querySelector('dialog:modal')
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    element => isShown(element) && !element.closest('.rich') && (!modal || modal.contains(element)),
  )
}
const enabled = (selector: string) => (root: ShadowRoot) =>
  shown(selector)(root).filter(
    element => !element.matches(':disabled, [tabindex="-1"], [aria-disabled=true]'),
  )
const wordsIn = (element: Element) => (element.textContent ?? '').trim()
/** Matches that show a text of their own. */
const withText = (selector: string) => (root: ShadowRoot) =>
  shown(selector)(root).filter(
    element =>
      [...element.childNodes].some(node => node instanceof Text && node.data.trim().length > 2) &&
      !element.closest('[aria-hidden=true], :disabled, [aria-disabled=true], [aria-busy=true], .vh, svg'),
  )

function rename(element: HTMLElement, tag: string): HTMLElement {
  const other = document.createElement(tag)
  for (const { name, value } of element.attributes) other.setAttribute(name, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}
const without =
  (...attributes: readonly string[]) =>
  (element: HTMLElement) => {
    for (const attribute of attributes) element.removeAttribute(attribute)
  }
const set = (attribute: string, value: string) => (element: HTMLElement) =>
  element.setAttribute(attribute, value)
const styled = (text: string) => (element: HTMLElement) => {
  for (const line of text.split(';')) {
    const [property = '', value = ''] = line.split(':').map(part => part.trim())
    element.style.setProperty(property, value, 'important')
  }
}
const boxesOf = (element: Element) => [...element.children].filter(isShown) as HTMLElement[]
/** Containers whose children are laid out by flex or grid, in one row or one column. */
const lines = (inRow: boolean) => (root: ShadowRoot) =>
  shown('*:not(svg *, select)')(root).filter(element => {
    if (element.closest('[aria-busy=true]')) return false
    const { display, flexDirection, flexWrap } = getComputedStyle(element)
    const [first, second] = boxesOf(element)
      .filter(child => wordsIn(child) !== '' && !/absolute|fixed/.test(getComputedStyle(child).position))
      .map(child => child.getBoundingClientRect())
    if (!/flex|grid/.test(display) || !first || !second) return false
    return inRow
      ? display.includes('flex') &&
          flexDirection === 'row' &&
          flexWrap === 'nowrap' &&
          first.right <= second.left
      : first.bottom <= second.top
  })

export const breakages: readonly Breakage[] = [
  // Names
  {
    name: 'a label is removed',
    criterion: '1.3.1',
    // A menu has a name of its own.
    sites: root =>
      shown('label[for]')(root).filter(
        label => !(label as HTMLLabelElement).control?.hasAttribute('aria-label'),
      ),
    apply: label => label.remove(),
  },
  {
    name: 'a label names another field',
    criterion: '1.3.1',
    sites: root =>
      shown('label[for]')(root).filter(
        (label, index, labels) => labels[index + 1]?.getAttribute('for') && isShown(label),
      ),
    apply(label) {
      const labels = [...(label.getRootNode() as ShadowRoot).querySelectorAll<HTMLLabelElement>('label[for]')]
      const other = labels[labels.indexOf(label as HTMLLabelElement) + 1]
      const own = label.getAttribute('for') ?? ''
      label.setAttribute('for', other?.htmlFor ?? '')
      other?.setAttribute('for', own)
    },
  },
  {
    name: 'a label comes after its field',
    criterion: '1.3.2',
    sites: root =>
      shown('label[for]')(root).filter(label =>
        label.parentElement?.querySelector('input:not([type=radio], [type=checkbox]), select, textarea'),
      ),
    apply: label => label.parentElement?.append(label),
  },
  {
    name: 'the name of an icon is dropped',
    criterion: '4.1.2',
    sites: root => shown('button[aria-label], a[aria-label]')(root).filter(each => wordsIn(each) === ''),
    apply: without('aria-label', 'title'),
  },
  {
    name: 'a name differs from what is seen',
    criterion: '2.5.3',
    sites: root => withText('button, a[href]')(root).filter(each => !each.hasAttribute('aria-label')),
    apply: set('aria-label', 'Open in a moment'),
  },
  {
    name: 'the text of a control is dropped',
    criterion: '4.1.2',
    sites: withText('button, a[href]'),
    apply: control => {
      for (const node of [...control.childNodes]) if (node instanceof Text) node.remove()
    },
  },
  {
    name: 'the text of a picture is dropped',
    criterion: '1.1.1',
    sites: shown('img[alt], [role=img], svg[aria-label]'),
    apply: without('alt', 'aria-label', 'aria-labelledby'),
  },
  {
    name: 'a legend is removed',
    criterion: '1.3.1',
    sites: shown('fieldset > legend'),
    apply: each => each.remove(),
  },
  {
    name: 'a group loses its name',
    criterion: '4.1.2',
    sites: shown(
      'dialog[aria-labelledby], nav[aria-label], [role=tablist][aria-label], [role=group][aria-label], fieldset[aria-labelledby]',
    ),
    apply: without('aria-label', 'aria-labelledby'),
  },
  {
    name: 'a name refers to nothing',
    criterion: '1.3.1',
    sites: shown('[aria-labelledby]'),
    apply: set('aria-labelledby', 'nowhere'),
  },
  {
    name: 'an id is there twice',
    criterion: '4.1.2',
    sites: root =>
      shown('[id]')(root).filter(each =>
        root.querySelector(
          `[aria-describedby~="${each.id}"], [aria-labelledby~="${each.id}"], label[for="${each.id}"]`,
        ),
      ),
    apply: each => {
      const twin = document.createElement('span')
      twin.id = each.id
      each.before(twin)
    },
  },
  {
    name: 'the purpose of a field is dropped',
    criterion: '1.3.5',
    sites: shown('input[autocomplete]:not([autocomplete=off])'),
    apply: without('autocomplete'),
  },
  // Errors
  {
    name: 'an error is not tied to its field',
    criterion: '3.3.1',
    sites: shown('[aria-invalid=true][aria-describedby]'),
    apply: without('aria-describedby', 'aria-errormessage'),
  },
  {
    name: 'a wrong field is not marked as invalid',
    criterion: '3.3.1',
    sites: shown('[aria-invalid=true]'),
    apply: without('aria-invalid'),
  },
  {
    name: 'an error has no text',
    criterion: '3.3.1',
    sites: root => shown('.error')(root).filter(error => error.id !== ''),
    apply: error => error.replaceChildren(),
  },
  {
    name: 'a hint is not tied to its field',
    criterion: '1.3.1',
    sites: shown(`${fields}[aria-describedby]`),
    apply: set('aria-describedby', 'nowhere'),
  },
  {
    name: 'a field is described by the text of another',
    criterion: '3.3.1',
    sites: root => {
      const described = shown('[aria-describedby]:is(input, select, textarea)')(root)
      return described.filter((_, index) => described[index + 1])
    },
    apply(field) {
      const described = [
        ...(field.getRootNode() as ShadowRoot).querySelectorAll(
          '[aria-describedby]:is(input, select, textarea)',
        ),
      ]
      const other = described[described.indexOf(field) + 1]
      field.setAttribute('aria-describedby', other?.getAttribute('aria-describedby') ?? '')
    },
  },
  // Live regions
  {
    name: 'a live region is removed',
    criterion: '4.1.3',
    sites: root =>
      shown('[role=status], [role=alert], [role=log], [aria-live]')(root).filter(
        each => wordsIn(each) !== '',
      ),
    apply: without('role', 'aria-live'),
  },
  {
    name: 'a live region is switched off',
    criterion: '4.1.3',
    sites: shown('[role=status], [role=alert], [role=log], [aria-live]'),
    apply: set('aria-live', 'off'),
  },
  // Headings and structure
  {
    name: 'a level of headings is left out',
    criterion: '1.3.1',
    sites: shown('h2, h3'),
    apply: heading => void rename(heading, 'h5'),
  },
  { name: 'a heading is no heading', criterion: '1.3.1', sites: shown('h2, h3'), apply: set('role', 'none') },
  {
    name: 'a heading is plain text',
    criterion: '1.3.1',
    sites: shown('h2, h3'),
    apply: each => void rename(each, 'div'),
  },
  {
    name: 'a heading is empty',
    criterion: '2.4.6',
    sites: shown('h2, h3'),
    apply: each => each.replaceChildren(),
  },
  {
    name: 'a heading comes after what it heads',
    criterion: '1.3.2',
    sites: root => shown('h2, h3')(root).filter(each => each.nextElementSibling),
    apply: heading => heading.parentElement?.append(heading),
  },
  {
    name: 'a list is no list',
    criterion: '1.3.1',
    sites: root => shown('ul, ol')(root).filter(list => list.querySelector(':scope > li')),
    apply: list => void rename(list, 'div'),
  },
  {
    name: 'a list has the role of nothing',
    criterion: '1.3.1',
    sites: shown('ul, ol'),
    apply: set('role', 'none'),
  },
  {
    name: 'a header cell is a plain cell',
    criterion: '1.3.1',
    sites: shown('th[scope=col], th[scope=row]'),
    apply: each => void rename(each, 'td'),
  },
  {
    name: 'a header cell has no scope',
    criterion: '1.3.1',
    sites: shown('th[scope]'),
    apply: without('scope'),
  },
  {
    name: 'a table has no name',
    criterion: '1.3.1',
    sites: shown('table'),
    apply(table) {
      without('aria-label', 'aria-labelledby')(table)
      table.querySelector('caption')?.remove()
    },
  },
  // Roles and states
  {
    name: 'a button is an area to press',
    criterion: '4.1.2',
    sites: enabled('button'),
    apply(button) {
      const area = rename(button, 'div')
      without('role', 'tabindex')(area)
    },
  },
  {
    name: 'a role is wrong',
    criterion: '4.1.2',
    sites: shown('h2, a[href], label, table'),
    apply: set('role', 'checkbox'),
  },
  {
    name: 'a part loses the role that its group needs',
    criterion: '4.1.2',
    sites: shown('[role=tab], [role=option], [role=menuitemradio], [role=switch]'),
    apply: without('role'),
  },
  {
    name: 'a state is not said',
    criterion: '4.1.2',
    sites: shown('[aria-expanded], [role=tab][aria-selected=true], [role=switch][aria-checked]'),
    apply: without('aria-expanded', 'aria-selected', 'aria-checked'),
  },
  {
    name: 'a busy button does not say so',
    criterion: '4.1.2',
    sites: shown('button[aria-disabled=true]'),
    apply: without('aria-disabled'),
  },
  {
    name: 'a text is hidden from screen readers',
    criterion: '1.3.1',
    sites: root => withText('p, li, dd')(root).filter(each => wordsIn(each).length > 3),
    apply: set('aria-hidden', 'true'),
  },
  {
    name: 'a control is hidden from screen readers',
    criterion: '4.1.2',
    sites: enabled(controls),
    apply: set('aria-hidden', 'true'),
  },
  {
    name: 'a state is told by its colour alone',
    criterion: '1.4.1',
    sites: shown('.status'),
    apply: status => {
      for (const node of [...status.childNodes]) if (!(node instanceof SVGElement)) node.remove()
    },
  },
  // Languages
  { name: 'the language is missing', criterion: '3.1.1', sites: shown('.root'), apply: without('lang') },
  {
    name: 'the language is another one',
    criterion: '3.1.1',
    sites: shown('.root'),
    apply: set('lang', 'fr'),
  },
  {
    name: 'the language of a part is missing',
    criterion: '3.1.2',
    sites: root => [...root.querySelectorAll<HTMLElement>('.root [lang]')],
    apply: without('lang'),
  },
  // Order and focus
  {
    name: 'a row is seen in another order',
    criterion: '1.3.2',
    sites: lines(true),
    apply: styled('flex-direction: row-reverse'),
  },
  {
    name: 'what comes later is seen first',
    criterion: '2.4.3',
    sites: lines(false),
    apply: container => {
      const parts = boxesOf(container).filter(part => wordsIn(part) !== '')
      parts.forEach((part, index) => {
        part.style.order = String(-index)
      })
    },
  },
  {
    name: 'Tab jumps to one control first',
    criterion: '2.4.3',
    sites: enabled(controls),
    apply: set('tabindex', '5'),
  },
  {
    name: 'Tab leaves out a control',
    criterion: '2.1.1',
    sites: enabled(controls),
    apply: set('tabindex', '-1'),
  },
  {
    name: 'a link has no address',
    criterion: '2.1.1',
    sites: shown('a[href]'),
    apply: without('href'),
  },
  {
    name: 'a part of the view is inert',
    criterion: '2.1.1',
    sites: root => enabled(controls)(root).map(control => control.parentElement ?? control),
    apply: set('inert', ''),
  },
  {
    name: 'the key Tab is caught',
    criterion: '2.1.2',
    sites: enabled(controls),
    apply: control =>
      control.addEventListener('keydown', event => event.key === 'Tab' && event.preventDefault()),
  },
  {
    name: 'the focus is taken back',
    criterion: '2.1.2',
    sites: enabled(controls),
    apply: control => control.addEventListener('blur', () => control.focus()),
  },
  {
    name: 'the focus is lost at once',
    criterion: '2.4.3',
    sites: enabled(controls),
    apply: control => control.addEventListener('focus', () => control.blur()),
  },
  {
    name: 'the ring of the focus is removed',
    criterion: '2.4.7',
    sites: enabled('a[href], button, .input, select, textarea'),
    apply: styled('outline: none'),
  },
  // Sight
  {
    name: 'the contrast of a text is lowered',
    criterion: '1.4.3',
    sites: root =>
      withText('p, span, h2, h3, td, label, a, strong, dt, dd')(root).filter(
        each => !each.closest('.btn, .logo'),
      ),
    apply: styled('color: #9aa4ab'),
  },
  {
    name: 'a text is half transparent',
    criterion: '1.4.3',
    sites: withText('p, h2, h3, label'),
    apply: styled('opacity: 0.45'),
  },
  {
    name: 'the contrast of a button is lowered',
    criterion: '1.4.3',
    sites: enabled('.btn.primary'),
    apply: styled('background: #b9d9de; color: #ffffff'),
  },
  {
    name: 'the edge of a field is too pale',
    criterion: '1.4.11',
    sites: enabled('input.input, select, textarea'),
    apply: styled('border-color: #e3e7ea'),
  },
  {
    name: 'a link in a text is told by its colour alone',
    criterion: '1.4.1',
    sites: root =>
      withText('p a[href]')(root).filter(
        link =>
          !link.matches('.btn') &&
          [...(link.parentElement?.childNodes ?? [])].some(
            node => node instanceof Text && node.data.trim() !== '',
          ),
      ),
    apply: styled('text-decoration: none'),
  },
  {
    name: 'a target is too small',
    criterion: '2.5.8',
    sites: enabled('button, .btn'),
    apply: styled(
      'min-block-size: 0; block-size: 20px; padding: 0; overflow: hidden; align-self: start; flex: none',
    ),
  },
  {
    name: 'a text is cut off when a person spaces it',
    criterion: '1.4.12',
    sites: root => withText('p')(root).filter(each => each.getBoundingClientRect().height > 30),
    apply(text) {
      styled(`block-size: ${text.clientHeight}px; overflow: hidden`)(text)
    },
  },
  {
    name: 'a part does not fit a phone',
    criterion: '1.4.10',
    sites: root => shown('section, p, form')(root).filter(each => !each.closest('dialog')),
    apply: styled('inline-size: 900px; max-inline-size: none; flex: none'),
  },
  {
    name: 'a part moves without an end',
    criterion: '2.2.2',
    sites: shown('.btn, h2, .notice'),
    apply: each =>
      void each.animate([{ opacity: 1 }, { opacity: 0.99 }], {
        duration: 900,
        iterations: Number.POSITIVE_INFINITY,
      }),
  },
]
