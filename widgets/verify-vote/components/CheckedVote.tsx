import type { ReactNode } from 'react'
import { useFormat, vendorDay, vendorTimeZone } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { Notice } from '../../../src/ui/Notice.tsx'
import type { Check } from '../types.ts'

interface Props {
  /** Name of the file. */
  readonly name: string
  readonly check: Check
}

const outcomeOf = ({ result, isCounted, isWithdrawn }: Check) =>
  result === 'sound'
    ? isCounted
      ? (['success', 'counted'] as const)
      : (['warning', isWithdrawn ? 'withdrawn' : 'uncounted'] as const)
    : (['danger', result] as const)

/** What a file proves; of one that is not sound nothing is repeated. */
export function CheckedVote({ name, check }: Props) {
  const t = useT()
  const { day, days, number, time } = useFormat()
  const { signer, signedAt, ballot } = check
  const [tone, outcome] = outcomeOf(check)
  const facts: Readonly<Record<string, ReactNode>> = {
    file: name,
    ...(signer && { signer: signer.name, issuer: signer.issuer }),
    ...(signedAt && {
      signedAt: `${day(vendorDay(signedAt))}, ${time(new Date(signedAt), vendorTimeZone)}`,
    }),
    ...(ballot && {
      poll: ballot.poll.title,
      period: days(ballot.poll.startsOn, ballot.poll.endsOn),
      contract: ballot.contract,
      ...(ballot.proxy && { proxy: ballot.proxy.number }),
      ...(ballot.premises.length > 0 && { premises: ballot.premises.map(each => each.name).join(', ') }),
      weight: t(`weight.${ballot.poll.unit}`, { count: ballot.weight, votes: number(ballot.weight) }),
    }),
  }
  return (
    <>
      <Notice tone={tone} title={t(`results.${outcome}.title`)}>
        <p>{t(`results.${outcome}.text`)}</p>
      </Notice>
      {ballot && (
        <>
          <h3>{t('ballot')}</h3>
          <dl className="facts">
            {ballot.answers.map(({ question, text, choice }) => (
              <div key={question}>
                <dt>{text}</dt>
                <dd>
                  <strong>{t(`choices.${choice}`)}</strong>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <dl className="facts">
        {Object.entries(facts).map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`facts.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {ballot && <p className="muted small">{t('limits')}</p>}
    </>
  )
}
