import { locales } from '../../src/api/schemas/locales.ts'
import { main } from '../main.ts'
import { sentences } from '../texts/sentences.ts'
import { textFolders } from '../texts/textFiles.ts'

/**
 * Prints every text with sample values, the four languages below each other, for folders whose path
 * contains a word.
 */
await main(async () => {
  const words = process.argv.slice(2)
  const folders = textFolders().filter(({ path }) => words.every(word => path.includes(word)))
  if (folders.length === 0) throw new Error(`No folder of texts has "${words.join(' ')}" in its path.`)
  for (const folder of folders) {
    console.log(`\n# ${folder.path}`)
    const sentencesByLocale = locales.map(locale => [locale, sentences(folder, locale)] as const)
    for (const key of new Set(sentencesByLocale.flatMap(([, all]) => all.map(sentence => sentence.key)))) {
      console.log(`\n${key}`)
      for (const [locale, all] of sentencesByLocale) {
        const texts = new Set(all.filter(sentence => sentence.key === key).map(({ text }) => text))
        console.log(`  ${locale}  ${[...texts].join('\n      ')}`)
      }
    }
  }
})
