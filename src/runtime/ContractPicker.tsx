import { useFormat } from '../i18n/useFormat.ts'
import { NoWrap } from '../ui/NoWrap.tsx'
import rowsCss from '../ui/rows.css?inline'
import { useSheet } from '../ui/useSheet.ts'
import { useElement } from './ElementContext.ts'
import { GivenName } from './GivenName.tsx'
import { useSession } from './useSession.ts'

interface Props {
  readonly title: string
  readonly text?: string | undefined
}

/** Lists the user's contracts, for pages without a switcher. */
export function ContractPicker({ title, text }: Props) {
  useSheet(rowsCss)
  const { numbered } = useFormat()
  const { suite } = useElement()
  const groups = useSession(state => state.groups)
  return (
    <section className="card">
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      <ul className="picks">
        {groups.flatMap(group =>
          group.contracts.map(({ id, username, contractName, objects }) => (
            <li key={id}>
              <button type="button" className="pick" onClick={() => suite.session.chooseContract(id)}>
                <span className="row-text">
                  <GivenName contractName={contractName} />
                  <span className="muted">
                    {numbered(username)} · {group.title}
                  </span>
                  <span>
                    <NoWrap text={objects.map(({ address }) => address).join(', ')} />
                  </span>
                </span>
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
