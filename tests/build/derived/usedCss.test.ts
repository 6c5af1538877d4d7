import { expect, test } from 'vitest'
import { usedCss } from '../../../build/derived/usedCss.ts'

const html = '<div class="card login"><p class="muted">a</p></div>'

test.each([
  ['.card{color:red}', '.card{color:red}', 'a rule of a class that the HTML has stays'],
  ['.tabs{color:red}.card{margin:0}', '.card{margin:0}', 'a rule of another class goes'],
  ['.tabs,.card p{color:red}', '.tabs,.card p{color:red}', 'a rule stays for one of its selectors'],
  [
    ':host,p:not(.tabs){margin:0}',
    ':host,p:not(.tabs){margin:0}',
    'a class that is excluded is not required',
  ],
  ['@media (width>9px){.tabs{margin:0}}p{margin:0}', 'p{margin:0}', 'an empty condition goes'],
  [
    '@media (width>9px){.tabs{top:0}.card{top:0}}',
    '@media (width>9px){.card{top:0}}',
    'a condition keeps what is used',
  ],
  ['.card.tabs{margin:0}', '', 'a rule needs all of its classes'],
  ['a{margin:.5px;color:red}', 'a{margin:.5px;color:red}', 'numbers are no classes'],
])('EMB-19: of %s is left %s, because %s', (css, used) => {
  expect(usedCss(css, html)).toBe(used)
})
