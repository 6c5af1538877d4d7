import type { Clause } from './Clause.ts'
import { components, forms, pages, sources, views } from './proofs.ts'

/** Principles 3 and 4: what can be understood, and is robust, of WCAG 2.2, levels A and AA. */
export const understandable: readonly Clause[] = [
  {
    number: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    result: 'supports',
    proofs: [pages, { file: 'e2e/portal.spec.ts', title: 'the URL sets the language' }],
  },
  {
    number: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    result: 'supports partially',
    proofs: [
      {
        file: 'tests/widgets/language/LanguageView.browser.test.tsx',
        title: 'shows each language with its flag and own name',
      },
    ],
    remark:
      'Texts of vendors have no language of their own when they are written in another one than the page’s.',
  },
  {
    number: '3.2.1',
    name: 'On Focus',
    level: 'A',
    result: 'supports',
    proofs: [components('Escape closes it without a selection'), sources('the focus alone acts nowhere')],
  },
  {
    number: '3.2.2',
    name: 'On Input',
    level: 'A',
    result: 'supports',
    proofs: [{ file: 'e2e/elements.spec.ts', title: 'a language change keeps the input' }],
  },
  {
    number: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    result: 'supports',
    proofs: [
      { file: 'e2e/portal-routes.spec.ts', title: 'sees all their pages and every page of a contract' },
    ],
  },
  {
    number: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    result: 'supports',
    proofs: [
      { file: 'tests/conventions/glossary.test.ts', title: 'has a term in every language for every concept' },
    ],
  },
  {
    number: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    isNew: true,
    result: 'supports',
    proofs: [{ file: 'e2e/help-desk.spec.ts', title: 'the floating button opens the form on a click' }],
  },
  {
    number: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    result: 'supports',
    proofs: [forms('shows an error at each invalid field, focuses the first, and sends nothing')],
  },
  { number: '3.3.2', name: 'Labels or Instructions', level: 'A', result: 'supports', proofs: [views, pages] },
  {
    number: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    result: 'supports',
    proofs: [
      { file: 'e2e/meters.spec.ts', title: 'an implausible reading has to be confirmed before it is sent' },
      { file: 'e2e/help-desk.spec.ts', title: 'each field states its error, and the input survives' },
    ],
  },
  {
    number: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    result: 'supports',
    proofs: [
      { file: 'e2e/payments.spec.ts', title: 'the fee is shown before' },
      { file: 'e2e/meters.spec.ts', title: 'can be corrected with one click' },
      components('does nothing before the word is typed'),
    ],
  },
  {
    number: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    isNew: true,
    result: 'supports',
    proofs: [
      { file: 'e2e/help-desk.spec.ts', title: 'a draft and its file survive a reload' },
      { file: 'e2e/meters.spec.ts', title: 'links to a request with its data filled in' },
    ],
  },
  {
    number: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    isNew: true,
    result: 'supports',
    proofs: [
      { file: 'e2e/loader.spec.ts', title: 'as password managers search for them' },
      sources('no puzzle at the sign-in, and pasting is never refused'),
    ],
  },
  { number: '4.1.2', name: 'Name, Role, Value', level: 'A', result: 'supports', proofs: [views, pages] },
  {
    number: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    result: 'supports',
    proofs: [
      components('keeps the focus, announces that it is busy and ignores a second click'),
      { file: 'tests/widgets/profile/ProfileView.browser.test.tsx', title: 'ends one or all others' },
    ],
  },
]
