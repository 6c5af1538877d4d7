import { readdirSync } from 'node:fs'
import { type PageBytes, pageBytes } from './pageBytes.ts'
import { type Figure, kilobytes } from './report.ts'
import { onStrangersPages } from './stage.ts'
import { type StoredSignIn, storeSignIn } from './storeSignIn.ts'

/** Sizes do not vary between runs. */
const runs = 1
const login = '<resident-login></resident-login>'

const parts = ({ scripts, texts, data, requests }: PageBytes) =>
  `scripts ${kilobytes(scripts)}, texts ${kilobytes(texts)}, data ${kilobytes(data)}, ${requests} requests`

/** Compressed bytes that a third-party page transfers after its HTML. */
export const measureSizes = (): Promise<Figure[]> =>
  onStrangersPages(async (browser, pageWith) => {
    const measure = async (body: string, storedSignIn?: StoredSignIn) => {
      const page = await browser.newPage(storedSignIn ? { storageState: storedSignIn } : {})
      const bytes = await pageBytes(page, () => page.goto(pageWith(body)))
      await page.context().close()
      return { total: bytes.total, parts: parts(bytes) }
    }
    const loader = await measure('')
    const alone = await measure(login)
    const figures: Figure[] = [
      { name: 'loader alone', median: kilobytes(loader.total), runs, beside: 'budget 3 KB' },
      {
        name: 'resident-login alone',
        median: kilobytes(alone.total),
        runs,
        beside: `budget 40 KB; ${alone.parts}`,
      },
    ]
    for (const name of readdirSync('widgets').filter(widget => widget !== 'login')) {
      const both = await measure(`${login}<resident-${name}></resident-${name}>`)
      figures.push({
        name: `and resident-${name}`,
        median: `+${kilobytes(both.total - alone.total)}`,
        runs,
        beside: `budget 10 KB; ${both.parts}`,
      })
    }
    const portal = await measure('<resident-portal></resident-portal>')
    figures.push({
      name: 'resident-portal alone',
      median: kilobytes(portal.total),
      runs,
      beside: `budget 129 KB; ${portal.parts}`,
    })
    const three = await measure(
      `${login}<resident-contract-switcher></resident-contract-switcher><resident-bills></resident-bills>`,
      await storeSignIn(browser, pageWith(login)),
    )
    figures.push({
      name: 'login, switcher and bills, signed in',
      median: kilobytes(three.total),
      runs,
      beside: three.parts,
    })
    return figures
  })
