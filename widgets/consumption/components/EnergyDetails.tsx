import { linkAddress } from '../../../src/api/rules/addresses.ts'
import type { EnergyInformation } from '../../../src/api/schemas/consumption.ts'
import { useFormat } from '../../../src/i18n/useFormat.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { useUnit } from '../../../src/runtime/useUnit.ts'
import { CallableText } from '../../../src/ui/CallableText.tsx'
import { MailLink } from '../../../src/ui/MailLink.tsx'

/** The site of an address without its scheme, as people write it. */
const siteOf = (address: string) => new URL(address).host.replace(/^www\./, '')

type Contacts = EnergyInformation['contacts']

/** Fuel mix, parts of the price, whom to ask and where to complain (CNS-3). */
export function EnergyDetails({ information }: { readonly information: EnergyInformation }) {
  const t = useT()
  const { reading, unitPrice } = useFormat()
  const unitName = useUnit()
  const { year, fuelMix, emissions, priceComponents, contacts } = information
  const kinds = (['advice', 'complaint', 'other'] as const)
    .map(kind => ({ kind, own: contacts.filter(contact => contact.kind === kind) }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className="energy">
      {(fuelMix.length > 0 || emissions !== null) && (
        <section className="card" part="card">
          <h2>{t('fuel.title', { year: String(year) })}</h2>
          <dl className="shares">
            {fuelMix.map(({ name, percent }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{t('fuel.percent', { percent: reading(percent) })}</dd>
              </div>
            ))}
            {emissions !== null && (
              <div>
                <dt>{t('fuel.emissions')}</dt>
                <dd>{t('fuel.grams', { grams: reading(emissions) })}</dd>
              </div>
            )}
          </dl>
        </section>
      )}
      {priceComponents.length > 0 && (
        <section className="card" part="card">
          <h2>{t('price.title')}</h2>
          <dl className="shares">
            {priceComponents.map(({ kind, name, price, currency, per }) => (
              <div key={`${kind} ${name}`}>
                <dt>
                  {name}
                  <span className="vh">, </span>
                  <span className="muted">{t(`price.kinds.${kind}`)}</span>
                </dt>
                <dd>{t('price.per', { price: unitPrice(price, currency), unit: unitName(per) })}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {kinds.map(({ kind, own }) => (
        <section key={kind} className="card" part="card">
          <h2>{t(`contacts.${kind}`)}</h2>
          <ContactList contacts={own} />
        </section>
      ))}
    </div>
  )
}

const ContactList = ({ contacts }: { readonly contacts: Contacts }) => (
  <ul className="contacts">
    {contacts.map(({ name, website, phone, email }) => {
      const address = linkAddress(website)
      return (
        <li key={name}>
          <span className="who">{name}</span>
          {address !== undefined && (
            <a href={address} rel="noreferrer">
              {siteOf(address)}
            </a>
          )}
          {phone && (
            <span>
              <CallableText>{phone}</CallableText>
            </span>
          )}
          {email && <MailLink email={email} />}
        </li>
      )
    })}
  </ul>
)
