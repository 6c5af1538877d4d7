import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '../../../src/i18n/useT.ts'
import { Field } from '../../../src/ui/Field.tsx'
import fieldsCss from '../../../src/ui/fields.css?inline'
import { useSheet } from '../../../src/ui/useSheet.ts'
import { type House, offersFor } from '../model.ts'

interface Props {
  readonly value: string
  readonly houses: readonly House[]
  readonly provider: string
  readonly error: string | undefined
  readonly onInput: (value: string) => void
}

/**
 * Address of the home. A combobox: suggests houses the vendor manages, selectable with arrow keys and Enter
 * or by pointer. Any address is accepted, suggested or not.
 */
export function AddressField({ value, houses, provider, error, onInput }: Props) {
  useSheet(fieldsCss)
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const nextCaret = useRef<number>(undefined)
  const offers = isOpen ? offersFor(value, houses) : []
  const active = offers[at]
  const optionId = (index: number) => `${id}house${index}`
  const isKnownAddress = houses.some(({ address }) => address === value)

  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const take = ({ address }: House) => {
    onInput(address)
    close()
    // The flat number is typed after the house number, before the town.
    nextCaret.current = address.includes(',') ? address.indexOf(',') : address.length
  }
  // Before the next key, because a person may type on at once.
  useLayoutEffect(() => {
    const caret = nextCaret.current
    nextCaret.current = undefined
    if (caret !== undefined) input.current?.setSelectionRange(caret, caret)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const suggestions = offersFor(value, houses)
      if (suggestions.length === 0) return
      event.preventDefault()
      setOpen(true)
      // Moving past either end returns to the typed text.
      setAt(((at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      take(active)
    } else if (event.key === 'Escape' && offers.length > 0) {
      event.preventDefault()
      close()
    }
  }

  return (
    <Field label={t('home.address')} id={id} hint={t('home.addressHint')} error={error}>
      <div className="address-line">
        <input
          ref={input}
          id={id}
          name="address"
          className="input"
          value={value}
          required
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={offers.length > 0}
          aria-controls={`${id}houses`}
          aria-activedescendant={active && optionId(at)}
          // Prevents the browser's own suggestions from covering ours.
          autoComplete={offers.length > 0 ? 'off' : 'street-address'}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}hint${error ? ` ${id}error` : ''}`}
          onKeyDown={onKeyDown}
          onBlur={close}
          onChange={event => {
            onInput(event.currentTarget.value)
            setOpen(true)
            setAt(-1)
          }}
        />
        <div
          id={`${id}houses`}
          className="houses"
          role="listbox"
          tabIndex={-1}
          aria-label={t('home.houses')}
          hidden={offers.length === 0}
          // Keeps the focus in the field.
          onPointerDown={event => event.preventDefault()}
        >
          {offers.map((house, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys, as in every combobox
            <div
              key={house.address}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => take(house)}
            >
              <span>{house.address}</span>
              <span className="muted small">{house.provider}</span>
            </div>
          ))}
        </div>
      </div>
      <span className="vh" role="status">
        {offers.length > 0 ? t('home.offered', { count: offers.length }) : ''}
      </span>
      {isKnownAddress && <p className="muted small provider">{t('home.flat')}</p>}
      {provider && value.length > 2 && (
        <p className="muted small provider" role="status">
          {t('home.provider', { provider })}
        </p>
      )}
    </Field>
  )
}
