import { expect, test } from 'vitest'
import { usedCss } from '../../../src/element/usedCss.ts'

const html = '<div class="card login"><p class="muted">a</p></div>'

test.each([
  ['a rule of a class that the HTML has stays', '.card{color:red}', '.card{color:red}'],
  ['a rule of another class goes', '.tabs{color:red}.card{margin:0}', '.card{margin:0}'],
  ['a rule stays for one of its selectors', '.tabs,.card p{color:red}', '.tabs,.card p{color:red}'],
  ['an excluded class is not required', ':host,p:not(.tabs){margin:0}', ':host,p:not(.tabs){margin:0}'],
  ['a media query without rules goes', '@media (width>9px){.tabs{margin:0}}p{margin:0}', 'p{margin:0}'],
  [
    'a media query keeps the used rules',
    '@media (width>9px){.tabs{top:0}.card{top:0}}',
    '@media (width>9px){.card{top:0}}',
  ],
  ['a rule that needs a class more goes', '.card.tabs{margin:0}', ''],
  ['a decimal is no class', 'a{margin:.5px;color:red}', 'a{margin:.5px;color:red}'],
])('EMB-19: in the style sheet of a drawing %s', (_, css, used) => {
  expect(usedCss(css, html)).toBe(used)
})

test('EMB-20: of a drawing that nobody can use, rules go for what cannot match', () => {
  const css = '.card{top:0}.card:hover{top:1px}.card:hover,.muted{top:2px}'
  expect(usedCss(css, html, /:hover/)).toBe('.card{top:0}.card:hover,.muted{top:2px}')
})
