import { ArrowDown, ArrowUp, Equal } from 'lucide'
import { useState } from 'react'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Button } from '../../../src/ui/Button.tsx'
import { Icon } from '../../../src/ui/Icon.tsx'
import type { Changes } from '../model.ts'

/** Lines shown before "show all". */
const collapsedCount = 4

interface Props {
  readonly changes: Changes
  readonly currency: string
  readonly nameOf: (service: string) => string
}

const isNothing = (amount: string) => !/[1-9]/.test(amount)
const isLess = (amount: string) => amount.startsWith('-')

/** The total difference as a sentence, then the services ordered by difference. */
export function ChangedLines({ changes: { difference, lines }, currency, nameOf }: Props) {
  const t = useT()
  const { money } = useFormat()
  const [all, setAll] = useState(false)
  const size = (amount: string) => money(amount.replace('-', ''), currency)
  const direction = isNothing(difference) ? 'same' : isLess(difference) ? 'less' : 'more'
  const changed = lines.filter(line => !isNothing(line.difference))
  const topLines = changed.slice(0, collapsedCount)
  const visibleLines = all ? lines : topLines
  return (
    <div className="changes">
      <p className="changes-sum">{t(`compare.${direction}`, { amount: size(difference) })}</p>
      <ul>
        {visibleLines.map(line => {
          const same = isNothing(line.difference)
          const less = isLess(line.difference)
          return (
            <li key={line.service}>
              <span className="changes-name">
                {nameOf(line.service)}
                <span className="muted small">
                  {line.was === null
                    ? t('compare.new')
                    : line.now === null
                      ? t('compare.gone')
                      : t('compare.fromTo', {
                          was: money(line.was, currency),
                          now: money(line.now, currency),
                        })}
                </span>
              </span>
              <span className={`changes-by money ${same ? 'same' : less ? 'less' : 'more'}`}>
                <Icon node={same ? Equal : less ? ArrowDown : ArrowUp} />
                <span className="vh">
                  {t(`compare.${same ? 'sameWord' : less ? 'lessWord' : 'moreWord'}`)}{' '}
                </span>
                {size(line.difference)}
              </span>
            </li>
          )
        })}
      </ul>
      {lines.length > topLines.length && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('compare.fewer') : t('compare.all', { count: lines.length })}
        </Button>
      )}
    </div>
  )
}
