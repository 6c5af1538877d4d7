import { catalogue, groups, tagOf } from './catalogue.ts'
import billsPicture from './pictures/bills.png'
import switcherPicture from './pictures/contract-switcher.png'
import loginPicture from './pictures/login.png'
import metersPicture from './pictures/meters.png'
import { TwoTags } from './TwoTags.tsx'

/** Elements of the demonstration on a phone. */
const pictures: Readonly<Record<string, string>> = {
  login: loginPicture,
  'contract-switcher': switcherPicture,
  bills: billsPicture,
  meters: metersPicture,
}

/** Start page: a vendor's page before and after, and a card for each element. */
export function FirstPage() {
  return (
    <div className="stack">
      <h1>Your page becomes a self-service</h1>
      <p>
        This is a page of a housing company. Two tags add a sign-in and the bill to pay; {catalogue.length}{' '}
        elements add meters, messages, votes and everything else residents do.
      </p>
      <TwoTags />
      {groups.map(({ title, elements }) => (
        <section className="stack" key={title}>
          <h2>{title}</h2>
          <ul className="gallery-cards">
            {elements.map(({ name, summary }) => (
              <li className="card" key={name}>
                {pictures[name] && (
                  <div className="gallery-picture">
                    <img src={pictures[name]} alt="" width="360" height="220" />
                  </div>
                )}
                <a href={`#/${name}`}>{tagOf(name)}</a>
                <p className="muted">{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
