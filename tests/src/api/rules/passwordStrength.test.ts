import { expect, it } from 'vitest'
import { passwordStrength } from '../../../../src/api/rules/passwordStrength.ts'

it.each([
  ['', 'short'],
  ['Aa1!Aa1', 'short'],
  ['Password123!', 'weak'],
  ['12345678', 'weak'],
  ['abababababab', 'weak'],
  ['slaptazodis1', 'weak'],
  ['пароль123', 'weak'],
  ['!Žalgiris1', 'weak'],
  ['owner2026', 'weak'],
  ['kmrtgbnd', 'weak'],
  ['kmr7gbnd', 'fair'],
  ['Kaunas-7upė', 'fair'],
  ['trys balti katinai', 'strong'],
  ['šlapias žvirblis stogu', 'strong'],
  ['Vq7!mz2#Lp9', 'strong'],
])('AUT-9: rates "%s" as %s', (password, strength) => {
  expect(passwordStrength(password, 'owner@example.com')).toBe(strength)
})
