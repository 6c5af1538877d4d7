import { expect, test } from 'vitest'
import { slottedButtons } from '../../../build/derived/slottedButtons.ts'

test('EMB-18: repeats rules of the primary button for a button in a slot, as important ones', () => {
  const css = `
    /* .btn { top: 0 } */
    .card, .btn { color: red; top: 0 }
    .btn.primary { color: blue }
    :is(.icon-btn, .btn) { left: 0 }
    .login .wide{inline-size:100%}
    @media (forced-colors: active) { .btn { border: 0; } }
  `
  expect(slottedButtons(css).split('\n')).toEqual([
    '::slotted(button) { color: red !important; top: 0 !important; }',
    '::slotted(button) { color: blue !important; }',
    '::slotted(button) { left: 0 !important; }',
    '.login ::slotted(button) { inline-size:100% !important; }',
    '::slotted(button) { border: 0 !important; }',
  ])
})

test('EMB-18: repeats no rule of other buttons, of their content and of their states', () => {
  const css = '.btn-group{top:0}.btn > svg{top:0}.btn:hover{top:0}.icon-btn{top:0}.primary-text{top:0}'
  expect(slottedButtons(css)).toBe('')
})
