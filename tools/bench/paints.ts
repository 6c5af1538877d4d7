import { firstPaintOf, inSeconds, medianOf } from './paintOf.ts'
import { portalPages } from './portalPages.ts'
import { type Figure, inRoundRobin, kilobytes, times } from './report.ts'
import { onServer } from './stage.ts'
import { storeSignIn } from './storeSignIn.ts'
import { floors, withFloors } from './withFloors.ts'

const rounds = 5

/** First visits of the portal's pages on a phone, beside those of pages that do next to nothing. */
export const measurePaints = (): Promise<Figure[]> =>
  onServer(
    (browser, portal) =>
      withFloors(async () => {
        const signIn = await storeSignIn(browser, `${portal}/login`)
        const pages = [floors.preact, floors.react, ...portalPages]
        const [preact, react, ...paints] = await inRoundRobin(pages, rounds, page =>
          firstPaintOf(
            browser,
            portal + page.path,
            'isPersonal' in page && page.isPersonal ? signIn : undefined,
          ),
        )
        const [hello, blockedHello] = [medianOf(preact, 'largest'), medianOf(react, 'blocked')]
        return [
          { name: floors.preact.name, median: inSeconds(hello), runs: rounds, beside: 'the floor' },
          {
            name: floors.react.name,
            median: inSeconds(medianOf(react, 'largest')),
            runs: rounds,
            beside: `blocks ${blockedHello.toFixed(0)} ms`,
          },
          ...portalPages.map(({ name, largest }, at) => {
            const page = paints[at] ?? []
            const [paint, blocked] = [medianOf(page, 'largest'), medianOf(page, 'blocked')]
            return {
              name,
              median: inSeconds(paint),
              runs: rounds,
              beside: [
                `${times(paint, hello)} the Preact hello (at most ${largest})`,
                `blocks ${blocked.toFixed(0)} ms, ${times(blocked, blockedHello)} the React hello (at most 3)`,
                `shifts by ${Math.max(...page.map(({ shift }) => shift)).toFixed(3)} at most`,
                kilobytes(medianOf(page, 'bytes')),
              ].join('; '),
            }
          }),
        ]
      }),
    { CHECK_ANSWERS: 'off' },
  )
