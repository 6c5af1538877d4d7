import { useT } from '../i18n/useT.ts'
import { useElement } from './ElementContext.ts'
import { useSession } from './useSession.ts'

/** A plain list of the person's contracts, for a page that has no switcher. */
export function ContractPicker({
  title,
  text,
}: {
  readonly title: string
  readonly text?: string | undefined
}) {
  const t = useT()
  const { suite } = useElement()
  const groups = useSession(state => state.groups)
  return (
    <section className="picker">
      <h2>{title}</h2>
      {text && <p className="muted">{text}</p>}
      <ul>
        {groups.flatMap(group =>
          group.contracts.map(contract => (
            <li key={contract.id}>
              <button type="button" onClick={() => suite.session.chooseContract(contract.id)}>
                <strong>{contract.contractName?.name ?? t('shared:pickContract.unnamed')}</strong>
                <span className="muted">
                  #{contract.username} · {group.title}
                </span>
                <span className="muted">{contract.objects.map(({ address }) => address).join(', ')}</span>
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}
