import type { Clause } from './Clause.ts'
import { noMedia, pages, portalFrame, sources } from './proofs.ts'

/** Clauses of EN 301 549 V3.2.1 beside those of chapter 9, which are the criteria of WCAG 2.1 with a 9 in front. */
export const otherClauses: readonly Clause[] = [
  {
    number: '5',
    name: 'Generic requirements',
    result: 'does not apply',
    remark: 'The product is no hardware and no closed functionality, and uses no biometrics.',
  },
  {
    number: '6',
    name: 'ICT with two-way voice communication',
    result: 'does not apply',
    remark: 'The live chat is text only.',
  },
  {
    number: '7',
    name: 'ICT with video capabilities',
    result: 'does not apply',
    remark: 'There is no video.',
    proofs: [noMedia],
  },
  { number: '8', name: 'Hardware', result: 'does not apply', remark: 'The product is software.' },
  {
    number: '9.6',
    name: 'WCAG conformance requirements',
    result: 'supports partially',
    proofs: [pages],
    remark: 'As far as each criterion above. The page around an element belongs to its vendor.',
  },
  {
    number: '10',
    name: 'Non-web documents',
    result: 'does not support',
    remark:
      'PDF files of bills and reports have no tags. The same amounts, lines and payment details are on the page.',
  },
  {
    number: '11.1–11.6',
    name: 'Software',
    result: 'does not apply',
    remark: 'The product runs in a browser; chapter 9 applies.',
  },
  {
    number: '11.7',
    name: 'User preferences',
    result: 'supports',
    proofs: [
      portalFrame('with reduced motion nothing moves'),
      { file: 'tests/widgets/views.browser.test.tsx', title: 'every state in %s, %s, %d px' },
    ],
    remark: 'Reduced motion, light and dark, and the font size of the browser.',
  },
  {
    number: '11.8',
    name: 'Authoring tools',
    result: 'does not apply',
    remark: 'Residents write plain text only.',
  },
  {
    number: '12.1.1',
    name: 'Accessibility and compatibility features',
    result: 'supports',
    proofs: [sources('the guides list what users of assistive technologies need to know')],
  },
  {
    number: '12.1.2',
    name: 'Accessible documentation',
    result: 'supports',
    proofs: [{ file: 'e2e/documents.spec.ts', title: 'every guide fits a phone and is accessible in' }],
  },
  {
    number: '12.2',
    name: 'Support services',
    result: 'does not apply',
    remark: 'Vendors answer their residents themselves.',
  },
  {
    number: '13',
    name: 'Relay and emergency services',
    result: 'does not apply',
    remark: 'The product is no such service.',
  },
]
