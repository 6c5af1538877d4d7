/** Words that attackers try first, in the languages of the residents. */
const words = `
  password passwort passw0rd p@ssword p@ssw0rd welcome letmein iloveyou sunshine princess football baseball basketball
  superman batman starwars computer internet whatever trustno1 dragon monkey master shadow michael jennifer jordan
  qwerty qwertyui qwertyuiop qwertz asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx 1q2w3e4r 1qaz2wsx q1w2e3r4 abcdefgh abcd1234
  admin administrator changeme default secret login guest resident
  slaptazodis slaptažodis labadiena lietuva vilnius kaunas klaipeda klaipėda mylimasis mylimoji zalgiris žalgiris
  parole paroles latvija riga rīga daugavpils liepaja liepāja mīlestība
  пароль йцукен йцукенг привет любовь наташа россия
`
  .trim()
  .split(/\s+/)

const common = new Set(words)

/** One repeated character, or a run such as 12345678 or abcdefgh, in either direction. */
function isRun(text: string): boolean {
  const codes = [...text].map(character => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  const [step = 0] = steps
  // 0 follows 9.
  return (steps.size === 1 && Math.abs(step) <= 1) || /^(?:1234567890)+\d*$/.test(text)
}

/**
 * Whether a password is easily guessed: a common word with digits and signs around it, a run, a repeated part, or the
 * user's own e-mail address.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const bare = text.replace(/^\P{L}+(?=\p{L})|(?<=\p{L})\P{L}+$/gu, '')
  const [name = ''] = email.toLowerCase().split('@')
  return (
    common.has(text) ||
    common.has(bare) ||
    isRun(text) ||
    /^(.{1,4})\1+$/su.test(text) ||
    (email !== '' && (text === email.toLowerCase() || (name.length > 3 && bare === name)))
  )
}
