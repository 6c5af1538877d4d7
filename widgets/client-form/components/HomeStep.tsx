import { ownershipTypes, propertyTypes } from '../../../src/api/schemas/clientChoices.ts'
import { useT } from '../../../src/i18n/useT.ts'
import { lazyComponent } from '../../../src/runtime/lazyComponent.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { KeptFocus } from '../../../src/ui/KeptFocus.tsx'
import { Notice } from '../../../src/ui/Notice.tsx'
import { RadioGroup } from '../../../src/ui/RadioGroup.tsx'
import { TextField } from '../../../src/ui/TextField.tsx'
import type { ClientFormViewProps } from '../types.ts'
import { AddressField } from './AddressField.tsx'

/** Lazy, because most pages name their vendor. */
const SelectField = lazyComponent(async () => (await import('../../../src/ui/SelectField.tsx')).SelectField)

/** The home, its manager, and the person's relation to it. */
export function HomeStep(props: ClientFormViewProps) {
  const t = useT()
  const { values, errors, vendor, onSet } = props
  return (
    <div className="stack">
      <KeptFocus of={props.vendorsFailed ? 'failed' : 'vendors'}>
        {vendor === undefined &&
          (props.vendorsFailed ? (
            <Notice
              tone="danger"
              actions={
                // The name of the field, so that the focus goes here while the field is missing.
                <Button name="vendor" onClick={props.onRetryVendors}>
                  {t('shared:retry')}
                </Button>
              }
            >
              {t('home.vendorsFailed')}
            </Notice>
          ) : (
            <SelectField
              label={t('home.vendor')}
              name="vendor"
              value={values.vendor}
              options={[{ value: '', label: t('home.chooseVendor') }, ...props.vendors]}
              error={errors.vendor && t('validation.choose')}
              onChange={value => onSet('vendor', value)}
            />
          ))}
      </KeptFocus>
      <AddressField
        value={values.address}
        houses={props.houses}
        provider={props.provider}
        error={errors.address}
        onInput={value => onSet('address', value)}
      />
      <TextField
        name="energyProviderCode"
        label={t('home.energyProviderCode')}
        hint={t('home.energyHint')}
        value={values.energyProviderCode}
        error={errors.energyProviderCode}
        onInput={value => onSet('energyProviderCode', value)}
      />
      <RadioGroup
        label={t('home.ownershipType')}
        name="ownershipType"
        value={values.ownershipType}
        options={ownershipTypes.map(value => ({ value, label: t(`choices.${value}`) }))}
        error={errors.ownershipType}
        onChange={value => onSet('ownershipType', value)}
      />
      <RadioGroup
        label={t('home.propertyType')}
        name="propertyType"
        value={values.propertyType}
        options={propertyTypes.map(value => ({ value, label: t(`choices.${value}`) }))}
        error={errors.propertyType}
        onChange={value => onSet('propertyType', value)}
      />
    </div>
  )
}
