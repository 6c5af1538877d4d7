import { expect, test } from 'vitest'
import { cleanHtml } from '../../../../server/modules/messages/cleanHtml.ts'

test.each([
  ['<script>alert(1)</script><p>labas</p>', '<p>labas</p>'],
  ['<p onclick="alert(1)" style="color:red" id="x">labas</p>', '<p>labas</p>'],
  ['<img src="x" onerror="alert(1)">', '<img src="x" />'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" jAvA\tscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<img src="data:image/svg+xml,x" alt="a">', '<img alt="a" />'],
  ['<svg><a href="#"><animate onbegin="alert(1)"></animate></a></svg>', '<a href="#"></a>'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ['<iframe srcdoc="<script>1</script>"></iframe><form action="/x"><input></form>', ''],
  ['<p>nebaigta <b>ir', '<p>nebaigta <b>ir</b></p>'],
])('MSG-7: sanitizes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})

test('MSG-7: keeps what the allow-list contains and is idempotent', () => {
  const html =
    '<h2>Šildymas</h2><p>Rašykite <a href="mailto:info@alfa.example" target="_blank" class="link" name="n">mums</a> ar <a href="tel:+37052000112">skambinkite</a>.</p><ul><li><strong>a</strong></li></ul><img src="https://alfa.example/a.png" srcset="https://alfa.example/b.png 2x" alt="a" title="b" width="1" height="2" loading="lazy" />'
  expect(cleanHtml(html)).toBe(html)
  expect(cleanHtml(cleanHtml('<b><i>a</b>&lt;script&gt;'))).toBe(cleanHtml('<b><i>a</b>&lt;script&gt;'))
})

test('MSG-7: sanitizes a text again alike, also after more others than are kept', () => {
  const numbers = Array.from({ length: 300 }, (_, number) => number)
  const texts = () => numbers.map(number => cleanHtml(`<p onclick="x">${number}</p>`))
  const clean = numbers.map(number => `<p>${number}</p>`)
  expect([texts(), texts()]).toEqual([clean, clean])
})
