import type { Clause } from './Clause.ts'
import { noMedia, pages, sources, views, viewWidths } from './proofs.ts'

/** Principle 1: what can be perceived, of WCAG 2.2, levels A and AA. */
export const perceivable: readonly Clause[] = [
  {
    number: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    result: 'supports',
    proofs: [
      views,
      pages,
      {
        file: 'tests/src/charts/Chart.browser.test.tsx',
        title: 'its table has every value, for screen readers always',
      },
    ],
  },
  ...(
    [
      ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A'],
      ['1.2.2', 'Captions (Prerecorded)', 'A'],
      ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A'],
      ['1.2.4', 'Captions (Live)', 'AA'],
      ['1.2.5', 'Audio Description (Prerecorded)', 'AA'],
    ] as const
  ).map(
    ([number, name, level]): Clause => ({
      number,
      name,
      level,
      result: 'does not apply',
      remark: 'There is no audio and no video.',
      proofs: [noMedia],
    }),
  ),
  { number: '1.3.1', name: 'Info and Relationships', level: 'A', result: 'supports', proofs: [views, pages] },
  {
    number: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    result: 'supports',
    proofs: [sources('the order on screen is that of the document')],
    remark: 'Six rules of the style sheets move menus, rows or buttons that do not continue each other.',
  },
  {
    number: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    result: 'supports',
    proofs: [sources('no text names a control by its place, shape or colour')],
  },
  {
    number: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    result: 'supports',
    proofs: [sources('nothing depends on the orientation or motion of the device')],
  },
  {
    number: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    result: 'supports',
    proofs: [
      sources('fields about the user name their purpose'),
      { file: 'e2e/loader.spec.ts', title: 'the sign-in fields can be found from the page' },
    ],
  },
  {
    number: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    result: 'supports',
    proofs: [
      { file: 'e2e/portal.spec.ts', title: 'labels active and inactive contracts in text' },
      {
        file: 'tests/widgets/bills/BillsView.browser.test.tsx',
        title: 'labels an overdue bill and shows for how long',
      },
      views,
    ],
  },
  {
    number: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    result: 'does not apply',
    remark: 'There is no audio.',
    proofs: [noMedia],
  },
  {
    number: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    result: 'supports',
    proofs: [views, pages, { file: 'tests/src/theme/tokens.test.ts', title: 'texts reach 4.5:1' }],
    remark: 'A page that sets its own colours is told by the doctor where they are too weak.',
  },
  {
    number: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    result: 'supports',
    proofs: [views, viewWidths],
    remark: 'At 320 px, which is 400 % zoom of a window of 1280 px.',
  },
  {
    number: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    result: 'does not apply',
    remark: 'The only pictures with text are logos of vendors.',
  },
  { number: '1.4.10', name: 'Reflow', level: 'AA', result: 'supports', proofs: [viewWidths] },
  {
    number: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    result: 'supports',
    proofs: [{ file: 'tests/src/theme/tokens.test.ts', title: 'and edges of fields 3:1' }],
    remark: 'Examined for the edges of fields and controls with the default tokens.',
  },
  {
    number: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    result: 'supports',
    proofs: [
      {
        file: 'tests/widgets/adaptations.browser.test.tsx',
        title: 'with the text spacing of WCAG and at 375 px, cuts nothing off',
      },
    ],
    remark: 'Excerpts of messages end in an ellipsis on purpose; the message has the whole text.',
  },
  {
    number: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    result: 'supports',
    proofs: [
      {
        file: 'e2e/portal-menus.spec.ts',
        title: 'a tooltip opens on hover, focus and click, and closes on a click outside',
      },
    ],
  },
]
