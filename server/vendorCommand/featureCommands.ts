import { type Feature, features as featureNames } from '../../src/api/schemas/platform.ts'
import { asc } from '../database/drizzle.ts'
import { features } from '../modules/platform/tables.ts'
import { changeVendorSettings } from '../modules/vendors/vendorSettings.ts'
import { type Command, textOption, UsageError } from './Command.ts'
import { findVendor } from './findVendor.ts'

export const listFeatures: Command = {
  usage: 'features',
  summary: 'lists the features of the platform, or of a vendor',
  options: { vendor: { type: 'string' } },
  optionHelp: { '--vendor <name>': 'as this vendor has them' },
  async run({ database: { queries } }, _, given) {
    const slug = textOption(given, 'vendor')
    const own = slug === undefined ? {} : (await findVendor(queries, slug)).features
    const rows = (await queries.select().from(features).orderBy(asc(features.name))).map(
      ({ name, isEnabled }) => ({ name, isEnabled: own[name as Feature] ?? isEnabled }),
    )
    return {
      json: rows,
      text: rows.map(({ name, isEnabled }) => `${isEnabled ? 'on ' : 'off'}  ${name}`).join('\n'),
    }
  },
}

const states = ['on', 'off', 'default']

export const setFeature: Command = {
  usage: 'feature <name> <on|off|default>',
  summary: 'switches a feature of the platform, or of a vendor',
  options: { vendor: { type: 'string' } },
  optionHelp: { '--vendor <name>': 'for this vendor alone; "default" follows the platform again' },
  async run({ database: { queries } }, [name = '', state = ''], given) {
    const slug = textOption(given, 'vendor')
    const isEnabled = state === 'on'
    if (!states.slice(0, slug === undefined ? 2 : 3).includes(state))
      throw new UsageError(slug === undefined ? 'Say on or off.' : 'Say on, off or default.')
    const feature = featureNames.find(known => known === name)
    if (!feature) throw new Error(`There is no feature "${name}". List them: npm run vendor -- features`)
    if (slug === undefined) {
      await queries.insert(features).values({ name, isEnabled }).onConflictDoUpdate({
        target: features.name,
        set: { isEnabled },
      })
      return { json: { name, isEnabled }, text: `${name} is ${state}.` }
    }
    const vendor = await findVendor(queries, slug)
    const { [feature]: _, ...others } = vendor.features
    await changeVendorSettings(queries, vendor.id, {
      features: state === 'default' ? others : { ...others, [feature]: isEnabled },
    })
    return {
      json: { vendor: slug, name, state },
      text: state === 'default' ? `${name} is as the platform has it.` : `${name} is ${state} for ${slug}.`,
    }
  },
}
