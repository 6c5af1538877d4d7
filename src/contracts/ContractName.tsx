import { Check, CircleAlert, Pencil, X } from 'lucide'
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Contract } from '../api/schemas/contracts.ts'
import { useT } from '../i18n/useT.ts'
import { GivenName } from '../runtime/GivenName.tsx'
import type { ContractNaming } from '../runtime/useContractNames.ts'
import fieldsCss from '../ui/fields.css?inline'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useSheet } from '../ui/useSheet.ts'
import contractNameCss from './contractName.css?inline'

interface Props {
  readonly contract: Pick<Contract, 'username' | 'contractName'>
  readonly naming: ContractNaming
}

/** The name of a contract with a pencil that edits it in place (CON-4). */
export function ContractName({ contract, naming }: Props) {
  useSheet(fieldsCss)
  useSheet(contractNameCss)
  const t = useT()
  const around = useRef<HTMLSpanElement>(null)
  const open = naming.editing !== undefined
  const wasOpen = useRef(open)

  // Moves the focus into the field and afterwards back to the pencil, before the next key press.
  useLayoutEffect(() => {
    if (open === wasOpen.current) return
    wasOpen.current = open
    const input = around.current?.querySelector('input')
    if (input) input.select()
    else around.current?.querySelector('button')?.focus()
  }, [open])

  return (
    <span className="naming" ref={around}>
      {naming.editing ? (
        <Editing {...naming} editing={naming.editing} number={contract.username} />
      ) : (
        <>
          <GivenName contractName={contract.contractName} />
          <IconButton
            icon={Pencil}
            label={t('shared:contract.rename', { number: contract.username })}
            onClick={naming.onEdit}
          />
        </>
      )}
    </span>
  )
}

type EditingProps = Omit<ContractNaming, 'editing'> & {
  readonly editing: NonNullable<ContractNaming['editing']>
  readonly number: string
}

function Editing({ editing, number, onType, onSave, onCancel }: EditingProps) {
  const t = useT()
  const error = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Escape closes the field, not the dialog around it.
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }
  return (
    <form className={editing.error ? 'field invalid' : 'field'} noValidate onSubmit={submit}>
      <input
        className="input"
        value={editing.text}
        aria-label={t('shared:contract.name', { number })}
        placeholder={t('shared:pickContract.unnamed')}
        aria-invalid={editing.error ? true : undefined}
        aria-describedby={editing.error && error}
        autoComplete="off"
        onInput={event => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon={Check} label={t('shared:contract.saveName')} busy={editing.busy} onClick={onSave} />
      <IconButton icon={X} label={t('shared:cancel')} onClick={onCancel} />
      {editing.error && (
        <p className="error" id={error} role="alert">
          <Icon node={CircleAlert} />
          {editing.error}
        </p>
      )}
    </form>
  )
}
