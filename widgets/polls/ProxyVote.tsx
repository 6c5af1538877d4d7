import { useQuery } from '@tanstack/react-query'
import { contractDestination } from '../../src/api/rules/redirects.ts'
import { useSignedFile } from '../../src/files/useSignedFile.ts'
import { useT } from '../../src/i18n/useT.ts'
import { useContract } from '../../src/runtime/ContractContext.ts'
import { useElement } from '../../src/runtime/ElementContext.ts'
import { useDestination } from '../../src/runtime/useDestination.ts'
import { usePanel } from '../../src/runtime/usePanel.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Notice } from '../../src/ui/Notice.tsx'
import { SkeletonBar } from '../../src/ui/SkeletonBar.tsx'
import { OwnVote } from './components/OwnVote.tsx'
import { ProxyPart } from './components/ProxyPart.tsx'
import { containerFile, type PollDetail, type PollProxy } from './model.ts'
import { pollCalls, pollQuery } from './queries.ts'
import { useVoting } from './useVoting.ts'

interface Props {
  readonly poll: PollDetail
  readonly proxy: PollProxy
}

/** The vote in a poll for a contract that the user represents (VOT-8). */
export function ProxyVote({ poll: { id, isByProxyOnly }, proxy }: Props) {
  const t = useT()
  const { client } = useElement().suite
  const { contract } = useContract()
  const query = useQuery(pollQuery(client, contract.id, id, proxy.id))
  const panel = usePanel(query)
  return (
    <ProxyPart proxy={proxy} isOnly={isByProxyOnly}>
      {panel.kind === 'ready' ? (
        <Opened poll={panel.data} proxy={proxy} />
      ) : panel.kind === 'failed' ? (
        <Notice
          tone="danger"
          actions={<Button onClick={() => void query.refetch()}>{t('shared:retry')}</Button>}
        >
          {panel.text}
        </Notice>
      ) : (
        <SkeletonBar width="92%" />
      )}
    </ProxyPart>
  )
}

function Opened({ poll, proxy }: { readonly poll: PollDetail; readonly proxy: PollProxy }) {
  const { client } = useElement().suite
  const { group, contract } = useContract()
  const link = useDestination()
  const { containerUrl } = pollCalls(client, contract.id, poll.id, proxy.id)
  const { file, show } = useSignedFile(() => containerUrl())
  const { state, ...calls } = useVoting(poll, proxy)
  return (
    <OwnVote
      poll={poll}
      proxy={proxy}
      voting={state}
      file={file}
      verify={link('verify-vote', contractDestination(group, contract.id).params)}
      onRetry={() => undefined}
      onContainer={() => void show(containerFile, 'download')}
      {...calls}
    />
  )
}
