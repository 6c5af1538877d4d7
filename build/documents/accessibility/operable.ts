import type { Clause } from './Clause.ts'
import { components, noMedia, pages, portalFrame, sources, views } from './proofs.ts'

/** Principle 2: what can be operated, of WCAG 2.2, levels A and AA. */
export const operable: readonly Clause[] = [
  {
    number: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    result: 'supports',
    proofs: [
      components('are one Tab stop; arrows, Home and End select and move the focus'),
      components('opens on the current choice, arrows move, Enter selects'),
      {
        file: 'tests/src/ui/FileField.browser.test.tsx',
        title: 'the button opens the file dialog, by keyboard too',
      },
      { file: 'tests/src/charts/Chart.browser.test.tsx', title: 'arrow keys move between values' },
      { file: 'e2e/client-form.spec.ts', title: 'a building is found without accents and with the keyboard' },
    ],
  },
  {
    number: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    result: 'supports',
    proofs: [
      components('Escape closes it and restores the focus'),
      portalFrame('menu closes on Escape, a click outside and navigation'),
    ],
  },
  {
    number: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    result: 'does not apply',
    remark: 'There are no shortcuts of single characters.',
    proofs: [sources('no key of a character is a shortcut')],
  },
  {
    number: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    result: 'supports',
    proofs: [
      { file: 'e2e/profile.spec.ts', title: 'input survives an expired session' },
      {
        file: 'tests/src/suite/getSuite.browser.test.ts',
        title: 'a toast with an undo stays 10 seconds, pauses while hovered or focused',
      },
    ],
  },
  {
    number: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    result: 'supports',
    proofs: [noMedia, sources('only what waits for an answer moves without an end')],
  },
  {
    number: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    result: 'supports',
    proofs: [sources('only what waits for an answer moves without an end')],
  },
  {
    number: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    result: 'supports',
    proofs: [portalFrame('the first Tab key focuses the skip link to the content')],
  },
  { number: '2.4.2', name: 'Page Titled', level: 'A', result: 'supports', proofs: [pages] },
  {
    number: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    result: 'supports',
    proofs: [
      sources('the order on screen is that of the document'),
      portalFrame('pages cross-fade with the heading in focus'),
      { file: 'e2e/elements.spec.ts', title: 'shows one over the element and then restores the focus' },
      { file: 'tests/widgets/keptFocus.browser.test.tsx', title: 'goes on to what is new' },
    ],
    remark:
      'In the header of a vendor on a phone, the row of menus is shown below the buttons and comes before them.',
  },
  {
    number: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    result: 'supports',
    proofs: [views, pages],
  },
  {
    number: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    result: 'supports',
    proofs: [
      { file: 'e2e/portal-menus.spec.ts', title: 'messages and requests have breadcrumbs' },
      {
        file: 'e2e/portal-menus.spec.ts',
        title: 'on a phone the main menu and the profile have separate menus',
      },
    ],
    remark: 'For the portal. An element is a part of a page of its vendor.',
  },
  { number: '2.4.6', name: 'Headings and Labels', level: 'AA', result: 'supports', proofs: [views, pages] },
  {
    number: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    result: 'supports',
    proofs: [
      {
        file: 'tests/widgets/adaptations.browser.test.tsx',
        title: 'with the focus of the keyboard, shows where the focus is',
      },
    ],
  },
  {
    number: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    isNew: true,
    result: 'supports',
    proofs: [{ file: 'e2e/focus.spec.ts', title: 'each control that Tab reaches is in sight' }],
    remark: 'In the portal; pages of vendors with floating elements need the scroll padding of the guide.',
  },
  {
    number: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    result: 'does not apply',
    remark: 'There are no gestures of several fingers and none along a path.',
    proofs: [sources('no gesture of several fingers or along a path')],
  },
  {
    number: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    result: 'supports',
    proofs: [sources('pressing the pointer down acts nowhere but to close or to show a value')],
  },
  {
    number: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    result: 'supports',
    proofs: [views],
  },
  {
    number: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    result: 'does not apply',
    remark: 'Nothing is operated by motion.',
    proofs: [sources('nothing depends on the orientation or motion of the device')],
  },
  {
    number: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    isNew: true,
    result: 'supports',
    proofs: [
      {
        file: 'tests/src/ui/FileField.browser.test.tsx',
        title: 'the button opens the file dialog, by keyboard too',
      },
    ],
    remark: 'Only files can be dragged, and a button does the same.',
  },
  {
    number: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    isNew: true,
    result: 'supports',
    proofs: [views],
    remark: 'Targets have at least 44 px.',
  },
]
