import { type Attribute, type Attributes, readAttribute } from '../../../src/runtime/attributes.ts'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'

/** Vendors of the demonstration. */
const demoVendors = ['alfa', 'beta', 'gama']

/** What an editor of a site calls the attributes that every element has. */
const words: Readonly<Record<string, string>> = {
  locale: 'Language',
  theme: 'Colours',
  vendor: 'Company',
}

/** The name of an attribute as people write it, for example "Payment session" for `payment-session`. */
const labelOf = (name: string) =>
  words[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

const languages = new Intl.DisplayNames('en', { type: 'language' })
const optionLabel = (name: string, value: string) =>
  (name === 'locale' ? languages.of(value) : undefined) ?? value

type Values = Readonly<Record<string, string>>

interface Props {
  readonly attributes: Attributes
  /** Attributes that are set, as in the tag. */
  readonly values: Values
  readonly onChange: (values: Values) => void
}

const without = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name))

function AttributeField({
  name,
  attribute,
  value,
  onChange,
}: {
  readonly name: string
  readonly attribute: Attribute
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}) {
  const { type, summary, values, fallback } = attribute
  if (type === 'boolean')
    return (
      <Checkbox
        name={name}
        checked={value !== undefined && value !== 'false'}
        hint={summary}
        onChange={isOn => onChange(isOn ? '' : undefined)}
      >
        {labelOf(name)}
      </Checkbox>
    )
  const choices = values ?? (name === 'vendor' ? demoVendors : undefined)
  if (choices)
    return (
      <SelectField
        label={labelOf(name)}
        name={name}
        hint={summary}
        value={value ?? ''}
        options={[
          { value: '', label: fallback === undefined ? 'Default' : `Default (${fallback})` },
          ...choices.map(one => ({ value: one, label: optionLabel(name, one) })),
        ]}
        onChange={chosen => onChange(chosen || undefined)}
      />
    )
  const isValid = readAttribute(attribute, value ?? null).valid
  return (
    <TextField
      label={labelOf(name)}
      name={name}
      hint={summary}
      value={value ?? ''}
      error={isValid ? undefined : 'The element does not accept this value and uses the default.'}
      inputMode={type === 'number' ? 'numeric' : 'text'}
      onInput={typed => onChange(typed || undefined)}
    />
  )
}

/** A control for each attribute, made from the declaration. */
export function AttributeForm({ attributes, values, onChange }: Props) {
  return (
    <section className="stack" aria-labelledby="attributes">
      <h2 id="attributes">Settings</h2>
      <div className="gallery-fields">
        {Object.entries(attributes).map(([name, attribute]) => (
          <AttributeField
            key={name}
            name={name}
            attribute={attribute}
            value={values[name]}
            onChange={value =>
              onChange(value === undefined ? without(values, name) : { ...values, [name]: value })
            }
          />
        ))}
      </div>
    </section>
  )
}
