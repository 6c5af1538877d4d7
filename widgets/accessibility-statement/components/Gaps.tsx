import { useT } from '../../../src/i18n/useT.ts'
import type { Report } from '../types.ts'

interface Props {
  readonly report: Report
  readonly vendor: string | undefined
  /** What the vendor knows beside the results. */
  readonly limitations: string | undefined
}

/** What is not accessible, why, and the way around it. */
export function Gaps({ report: { gaps }, vendor, limitations }: Props) {
  const t = useT()
  return (
    <section className="card" part="card">
      <h2>{t('gaps.title')}</h2>
      {gaps.length === 0 && !limitations ? (
        <p>{t('gaps.none')}</p>
      ) : (
        <ul className="gaps">
          {gaps.map(({ number, name, standard }) => {
            const text = (part: string) => t(`gaps.of.${number.replaceAll('.', '_')}.${part}`)
            return (
              <li key={number}>
                <h3>{text('what')}</h3>
                <p>
                  <strong>{t('gaps.why')}: </strong>
                  {text('why')}
                </p>
                <p>
                  <strong>{t('gaps.instead')}: </strong>
                  {text('instead')}
                </p>
                <p className="muted small">
                  {standard}, {number} <span lang="en">{name}</span>
                </p>
              </li>
            )
          })}
          {limitations && (
            <li>
              <h3>{vendor === undefined ? t('gaps.ofProvider') : t('gaps.ofVendor', { vendor })}</h3>
              <p className="own">{limitations}</p>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
