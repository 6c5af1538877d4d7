import { expect, test } from 'vitest'
import { memoryFiles } from '../../../demo/in-browser/memoryFiles.ts'
import { samplePdf } from '../../../demo/in-browser/samplePdf.ts'
import { webCryptoPasswords } from '../../../demo/in-browser/webCryptoPasswords.ts'
import { pdfText } from '../../support/pdfText.ts'

test('a document of the in-browser demo is a valid PDF that says it is a sample', async () => {
  const drawn = samplePdf('Sąskaita (Nr. 7)', ['Alfa \\ Šiluma', 'Счёт'])
  const { text } = await pdfText(await new Response(drawn).arrayBuffer())
  expect(text).toContain('Saskaita (Nr. 7)')
  expect(text).toContain('Alfa \\ Siluma')
  expect(text).toContain('A sample: the sandbox does not draw documents.')
})

test('AUT-1: the in-browser demo accepts the right password only and stores no plain text', async () => {
  const hash = await webCryptoPasswords.hash('resident-demo')
  expect(hash).not.toContain('resident-demo')
  expect(await webCryptoPasswords.hash('resident-demo')).not.toBe(hash)
  expect(await webCryptoPasswords.matches('resident-demo', hash)).toBe(true)
  expect(await webCryptoPasswords.matches('resident-Demo', hash)).toBe(false)
})

test('a file of the in-browser demo exists until it is removed', async () => {
  const files = memoryFiles()
  await files.write('name', Uint8Array.of(1, 2))
  expect(await files.read('name')).toEqual(Uint8Array.of(1, 2))
  await files.remove('name')
  await expect(files.read('name')).rejects.toThrow('no such file')
})
