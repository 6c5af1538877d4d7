/** What axe does not examine: one function per rule, each returns the elements that break it. */
type Rule = (root: ShadowRoot, locale: string) => readonly Element[]

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
const isRead = (element: Element) =>
  isVisible(element) && !element.matches('[aria-hidden=true]') && wordsIn(element) !== ''
const wordsIn = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

const fieldSelector = 'input:not([type=hidden], [type=file]), select, textarea'
const controlSelector = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Elements that an attribute names by id. */
const named = (element: Element, attribute: string): readonly (Element | null)[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map(id => (element.getRootNode() as ShadowRoot).getElementById(id))

const isBefore = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)

/** Whether the smallest part with both a text and a field has another field too. */
function isOfAnother(text: Element, field: Element, fields: readonly Element[]): boolean {
  let around: Element | null = field
  while (around && !around.contains(text)) around = around.parentElement
  return fields.some(
    other =>
      other !== field &&
      around?.contains(other) &&
      (field.getAttribute('type') !== 'radio' || other.getAttribute('name') !== field.getAttribute('name')),
  )
}

/** Whether another field stands between an element and the field that it belongs to. */
function isApart(text: Element, field: Element, fields: readonly Element[]): boolean {
  if (text.contains(field) || field.contains(text)) return false
  const name = field.getAttribute('name')
  const others = fields.filter(other => !name || other.getAttribute('name') !== name)
  return others.some(other =>
    isBefore(text, field)
      ? isBefore(text, other) && isBefore(other, field)
      : isBefore(field, other) && isBefore(other, text),
  )
}

const rules: Readonly<Record<string, Rule>> = {
  'refers to something without a text': root =>
    all(
      root,
      ':is([aria-labelledby], [aria-describedby], [aria-errormessage]):not(dialog:not([open]))',
    ).filter(element =>
      ['aria-labelledby', 'aria-describedby', 'aria-errormessage'].some(attribute =>
        named(element, attribute).some(
          (target, index, targets) =>
            target === null ||
            (attribute === 'aria-labelledby' && index === targets.length - 1 && !targets.some(wordsIn)),
        ),
      ),
    ),

  'an invalid field has no error that describes it': root =>
    all(root, '[aria-invalid=true]').filter(field => {
      const groups = [field, field.closest('fieldset, [role=radiogroup], [role=group]')]
      const texts = groups.flatMap(group =>
        group ? ['aria-describedby', 'aria-errormessage'].flatMap(name => named(group, name)) : [],
      )
      return !texts.some(wordsIn) && !field.getAttribute('aria-description')
    }),

  'an error is tied to no field and is not announced': root =>
    all(root, '.error, .field-error').filter(error => {
      if (!isVisible(error) || wordsIn(error) === '') return false
      if (error.closest('[role=alert], [role=status], [aria-live]')) return false
      // The input in a slot is in the page; its own test examines it.
      if (error.closest('.field')?.querySelector('slot')) return false
      const users = all(root, '[aria-describedby], [aria-errormessage], [aria-description]')
      return !users.some(
        user =>
          user.getAttribute('aria-description') === wordsIn(error) ||
          [...named(user, 'aria-describedby'), ...named(user, 'aria-errormessage')].some(text =>
            text?.contains(error),
          ),
      )
    }),

  'a field with an error is not marked as invalid': root =>
    all(root, '.field.invalid, fieldset.invalid').filter(
      group =>
        !group.querySelector('[aria-invalid=true], slot') &&
        group.querySelector(`${fieldSelector}, .menu-btn`)?.matches(fieldSelector),
    ),

  'a label or description belongs to another field': root => {
    const fields = all(root, fieldSelector)
    return fields.filter(field => {
      const labels = (field as HTMLInputElement).labels ?? []
      const texts = named(field, 'aria-describedby').filter(text => text !== null)
      return (
        [...labels].some(label => isApart(label, field, fields)) ||
        texts.some(text => isOfAnother(text, field, fields))
      )
    })
  },

  'an error has no text': root => all(root, '.error').filter(error => wordsIn(error) === ''),

  'a field is described by an error and not marked as invalid': root =>
    all(root, `:is(${fieldSelector})[aria-describedby]`).filter(
      field =>
        field.getAttribute('aria-invalid') !== 'true' &&
        named(field, 'aria-describedby').some(text => text?.matches('.error') && wordsIn(text) !== ''),
    ),

  'an id that something refers to is there twice': root => {
    const used = new Set(
      all(root, '[for], [aria-labelledby], [aria-describedby], [aria-controls]').flatMap(element =>
        ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(name =>
          (element.getAttribute(name) ?? '').split(/\s+/),
        ),
      ),
    )
    return all(root, '[id]').filter(
      element => used.has(element.id) && root.querySelector(`[id="${element.id}"]`) !== element,
    )
  },

  'a link in a text is told by its colour alone': root =>
    all(root, 'p a[href], li a[href], dd a[href]').filter(link => {
      const around = link.parentElement
      const isInText = [...(around?.childNodes ?? [])].some(
        node => node instanceof Text && node.data.trim() !== '',
      )
      if (!isVisible(link) || !isInText || link.closest('.rich') || link.matches('.btn')) return false
      return !getComputedStyle(link).textDecorationLine.includes('underline')
    }),

  'fields or a table without a heading before them': root => {
    const first = root.querySelector('h1, h2, h3, h4, [role=heading]:not([role=none])')
    return all(root, `${fieldSelector}, table`)
      .filter(part => isVisible(part) && !part.closest('.rich, .link-form, dialog, [aria-label]'))
      .filter(part => !first || first.getAttribute('role') === 'none' || isBefore(part, first))
  },

  'a message is not announced': root =>
    all(
      root,
      '.notice, .slow, p.said, .done, .found, .strength, .switch-error, .meter-result, .chat-problem',
    ).filter(
      message =>
        isVisible(message) && !message.closest('[role=alert], [role=status], [role=log], [aria-live]'),
    ),

  'a live region is switched off': root => all(root, '[aria-live=off]'),

  'the language is not the one of the texts': (root, locale) =>
    all(root, '.root').filter(element => element.lang !== locale),

  'a text in another language does not say so': root =>
    all(root, 'button, a, option, li, p, span').filter(element => {
      if (element.firstElementChild) return false
      const languages: Readonly<Record<string, string>> = {
        English: 'en',
        Lietuvių: 'lt',
        Latviešu: 'lv',
        Русский: 'ru',
      }
      const language = languages[wordsIn(element)]
      return language !== undefined && element.closest<HTMLElement>('[lang]')?.lang !== language
    }),

  'a control does not take the focus': root =>
    all(root, controlSelector).filter(control => {
      if (!isVisible(control) || control.matches(':disabled, [tabindex="-1"], [type=file]')) return false
      if (root.querySelector('dialog:modal') && !control.closest('dialog:modal')) return false
      control.focus()
      return root.activeElement !== control
    }),

  'a control is out of the order of Tab': root =>
    all(root, 'a, button, input, select, textarea').filter(control => {
      if (!isVisible(control) || control.matches(':disabled, [type=file]')) return false
      if (control.matches('a:not([href])')) return true
      if (control.tabIndex >= 0) return false
      const group = control.closest(
        '[role=tablist], [role=menu], [role=radiogroup], [role=listbox], [role=grid]',
      )
      return !group || (group.getAttribute('role') !== 'menu' && !group.querySelector('[tabindex="0"]'))
    }),

  'the focus cannot leave': root =>
    all(root, controlSelector).filter(control => {
      if (!isVisible(control) || control.matches(':disabled, [tabindex="-1"]')) return false
      control.focus()
      if (root.activeElement !== control) return false
      const keys = [false, true].map(shiftKey => {
        const init = { key: 'Tab', code: 'Tab', shiftKey, bubbles: true, composed: true, cancelable: true }
        return control.dispatchEvent(new KeyboardEvent('keydown', init))
      })
      control.blur()
      return keys.includes(false) || root.activeElement === control
    }),

  'looks like something to press but is no control': root =>
    all(root, '*').filter(element => {
      if (
        !isVisible(element) ||
        element.closest('svg, [aria-busy=true]') ||
        getComputedStyle(element).cursor !== 'pointer'
      )
        return false
      return !element.closest(
        'a[href], button, label, select, summary, option, input, [role=button], [role=tab], [role=option], [role=slider]',
      )
    }),

  'a native role is replaced by another': root =>
    all(root, 'h1, h2, h3, h4, h5, h6, ul, ol, li, table, tr, th, td, a[href], nav, main, form, label, p')
      .filter(element => element.hasAttribute('role'))
      .filter(element => {
        const allowed = ['status', 'alert', 'log', 'list', 'tab', 'button', 'presentation none dl']
        const role = element.getAttribute('role') ?? ''
        // Lists without bullets are no lists for VoiceOver, hence role=list.
        return (
          !allowed.includes(role) ||
          (element.matches('h1, h2, h3, h4, h5, h6, a, table, label') && role !== 'tab')
        )
      }),

  'a text is hidden from screen readers': root =>
    all(root, '[aria-hidden=true]').filter(element => {
      // The label of an input in a slot, which has a name itself, and words for those who drag.
      if (element.matches('svg, .field:has(slot) label, .files-drop span') || !isVisible(element))
        return false
      const text = wordsIn(element)
      if (text.length < 4 || /^[\d\s.,+%–-]*$/.test(text)) return false
      return !element.matches('.chart-legend, .chart-said, .logo, .unit, .bar-line, .pro-claims')
    }),

  'a heading is empty or leaves out a level': root => {
    const headings = all(root, 'h1, h2, h3, h4, h5, h6, [role=heading]').filter(isVisible)
    const levelOf = (heading: Element | undefined) =>
      Number(heading?.getAttribute('aria-level') ?? heading?.tagName.slice(1) ?? 1)
    return headings.filter((heading, index) => {
      const before = index === 0 ? 1 : levelOf(headings[index - 1])
      return wordsIn(heading) === '' || levelOf(heading) > before + 1 || levelOf(heading) === 1
    })
  },

  'a heading heads nothing': root =>
    all(root, 'h1, h2, h3, h4, h5, h6').filter(heading => {
      if (!isVisible(heading) || heading.closest('.rich')) return false
      for (let at: Element = heading; at.parentElement; at = at.parentElement) {
        const siblings = [...(at.parentElement?.children ?? [])]
        if (at.nextElementSibling) return false
        if (siblings.slice(0, -1).some(isRead)) return true
        if (at.parentElement?.matches('.root, section, article, form, fieldset, dialog, li, aside'))
          return true
      }
      return false
    }),

  'a card has no heading': root =>
    all(root, '.card').filter(
      card =>
        isVisible(card) &&
        !card.matches('[aria-label], .link-form') &&
        !card.querySelector('.skeleton-bar, h1, h2, h3, h4, [role=heading], [role=status], [role=alert]'),
    ),

  'a label comes after its field': root =>
    all(root, fieldSelector).filter(
      field =>
        !field.matches('[type=radio], [type=checkbox]') &&
        [...((field as HTMLInputElement).labels ?? [])].some(
          label => !label.contains(field) && isBefore(field, label),
        ),
    ),

  'a state has no text': root =>
    all(root, '.status').filter(status => isVisible(status) && wordsIn(status) === ''),

  'moves without an end': root =>
    root
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []))
      .filter(element => !element.matches('.spin, .skeleton-bar')),

  'a table has no headers or no name': root =>
    all(root, 'table').filter(
      table =>
        // The vendor's letters are as they were written.
        !table.closest('.rich') &&
        (!table.querySelector('th') ||
          (!wordsIn(table.querySelector('caption')) &&
            !table.getAttribute('aria-label') &&
            !table.hasAttribute('aria-labelledby'))),
    ),

  'a header cell says nothing of what it heads': root =>
    all(root, 'th').filter(
      cell =>
        !cell.closest('.rich') && !/^(col|row|colgroup|rowgroup)$/.test(cell.getAttribute('scope') ?? ''),
    ),

  'rows have different numbers of header cells': root =>
    all(root, 'tbody:not(.rich *)').flatMap(body => {
      const rows = all(body, 'tr')
      const withHeader = rows.filter(row => row.querySelector('th'))
      return withHeader.length > 0 && withHeader.length < rows.length
        ? rows.filter(row => !withHeader.includes(row))
        : []
    }),

  'a group has no name': root =>
    all(
      root,
      'fieldset, [role=group], [role=radiogroup], [role=tablist], [role=menu], [role=log], nav, dialog',
    ).filter(
      group =>
        isVisible(group) &&
        !wordsIn(group.querySelector(':scope > legend')) &&
        !group.getAttribute('aria-label') &&
        !named(group, 'aria-labelledby').some(wordsIn),
    ),

  'a state is not said': root => [
    ...all(root, '[role=tablist]').filter(list => all(list, '[role=tab][aria-selected=true]').length !== 1),
    ...all(root, '[aria-controls]:not([role=tab], [role=combobox], [role=slider])').filter(
      control => !control.hasAttribute('aria-expanded'),
    ),
    ...all(root, '[aria-haspopup=menu], [aria-haspopup=listbox], [part=trigger]').filter(
      control => !control.hasAttribute('aria-expanded'),
    ),
    ...all(root, 'button:has(.spin)').filter(
      button => button.getAttribute('aria-disabled') !== 'true' && !button.matches(':disabled'),
    ),
  ],

  'a form is in another form, and sends it too': root => all(root, 'form form'),

  'a field of personal data does not name its purpose': root =>
    all(root, 'input').filter(
      field =>
        (field.matches('[type=email], [type=tel], [type=password]') ||
          /^(first|last)?name$|phone|email|street|postal/i.test(field.getAttribute('name') ?? '')) &&
        !field.matches('[type=checkbox], [type=radio]') &&
        !field.getAttribute('autocomplete'),
    ),
}

/** Faults of the structure of a view that axe does not find, e.g. an error that no field refers to. */
export const structureFaults = (root: ShadowRoot, locale: string): readonly string[] =>
  Object.entries(rules).flatMap(([name, rule]) =>
    rule(root, locale).map(element => `${name}: ${element.outerHTML.slice(0, 300)}`),
  )
