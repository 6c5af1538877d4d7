import { icons } from 'resident-icon-set'
import { useT } from '../../../src/i18n/useT.ts'
import { Icon } from '../../../src/ui/Icon.tsx'
import { Page } from '../components/Page.tsx'

/** Every icon of the product with its name, for developers. */
export function IconsPage() {
  const t = useT()
  const all = Object.entries(icons)
  return (
    <Page title={t('icons.title')} lead={t('icons.lead', { count: all.length })}>
      <ul className="site-icons">
        {all.map(([name, node]) => (
          <li key={name}>
            <Icon node={node} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </Page>
  )
}
