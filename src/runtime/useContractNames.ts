import { useRef, useState } from 'react'
import { createContractName, deleteContractName, updateContractName } from '../api/endpoints/contracts.ts'
import { contractNameChange } from '../api/rules/contractNameChange.ts'
import type { Contract } from '../api/schemas/contracts.ts'
import { asApiError } from '../client/ApiError.ts'
import type { Client } from '../client/createClient.ts'
import { useT } from '../i18n/useT.ts'
import { useElement } from './ElementContext.ts'

/** A name being edited. */
export interface NameEditing {
  readonly text: string
  /** Error message. */
  readonly error?: string | undefined
  readonly busy: boolean
}

/** Edits the name of a contract in place (CON-4). */
export interface ContractNaming {
  /** Undefined while it is not being edited. */
  readonly editing: NameEditing | undefined
  readonly onEdit: () => void
  readonly onType: (text: string) => void
  readonly onCancel: () => void
  readonly onSave: () => void
}

async function save(client: Client, { id, contractName }: Contract, typed: string): Promise<boolean> {
  const change = contractNameChange(contractName, typed)
  if (change.kind === 'none') return false
  const params = { contract: id }
  if (change.kind === 'delete') {
    await client.call(deleteContractName, { params })
    return true
  }
  const body = { name: change.name }
  const update = (contractName: number) => client.call(updateContractName, { params: { contractName }, body })
  /** Another tab may have named the contract meanwhile: its name is answered, and the later one counts. */
  const create = async () => {
    const { data } = await client.call(createContractName, { params, body })
    return data.name === change.name ? undefined : update(data.id)
  }
  if (change.kind === 'create') await create()
  else
    await update(change.id).catch(error => {
      // Another tab has taken the name away.
      if (asApiError(error).code === 'not_found') return create()
      throw error
    })
  return true
}

/**
 * Edits names of contracts, one at a time. After a change the user is loaded again, so that everything shows it.
 * @param most maximum length here; default: the server's limit
 */
export function useContractNames(most?: number): (contract: Contract) => ContractNaming {
  const t = useT()
  const { suite } = useElement()
  const [editing, setEditing] = useState<NameEditing & { readonly contractId: number }>()
  // State is one render behind: a double click must not send twice.
  const busy = useRef(false)

  const send = async (contract: Contract, text: string) => {
    const contractId = contract.id
    if (most !== undefined && text.trim().length > most)
      return setEditing({ contractId, text, busy: false, error: t('shared:contract.nameLong', { most }) })
    busy.current = true
    setEditing({ contractId, text, busy: true })
    try {
      if (await save(suite.client, contract, text)) await suite.session.refresh().catch(() => undefined)
      setEditing(undefined)
    } catch (thrown) {
      const [key] = asApiError(thrown).fields.name ?? []
      setEditing({ contractId, text, busy: false, error: key && t(`shared:${key}`) })
      if (key === undefined) suite.toasts.show('error', t('shared:contract.renameFailed'))
    } finally {
      busy.current = false
    }
  }

  return contract => {
    const contractId = contract.id
    const ownEdit = editing?.contractId === contractId ? editing : undefined
    const set = (next: typeof editing) => {
      if (!busy.current) setEditing(next)
    }
    return {
      editing: ownEdit,
      onEdit: () => set({ contractId, text: contract.contractName?.name ?? '', busy: false }),
      onType: text => set({ contractId, text, busy: false }),
      onCancel: () => set(undefined),
      onSave: () => {
        if (ownEdit && !busy.current) void send(contract, ownEdit.text)
      },
    }
  }
}
