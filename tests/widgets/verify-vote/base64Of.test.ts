import { expect, test } from 'vitest'
import { base64Of } from '../../../widgets/verify-vote/base64Of.ts'

test('VOT-2: every byte of a file reaches the server, and a large file does not overflow the stack', async () => {
  const bytes = Uint8Array.from({ length: 900_001 }, (_, index) => index % 256)
  const text = await base64Of(new File([bytes], 'vote.asice'))
  expect(Buffer.from(text, 'base64').equals(bytes)).toBe(true)
  expect(await base64Of(new File([], 'empty.asice'))).toBe('')
})
