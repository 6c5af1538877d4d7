import { asc, eq } from 'drizzle-orm'
import { features } from '../modules/platform/tables.ts'
import { type Command, UsageError } from './Command.ts'

export const listFeatures: Command = {
  usage: 'features',
  summary: 'lists the features of the platform',
  async run({ database: { queries } }) {
    const rows = await queries.select().from(features).orderBy(asc(features.name))
    return {
      json: rows,
      text: rows.map(({ name, isEnabled }) => `${isEnabled ? 'on ' : 'off'}  ${name}`).join('\n'),
    }
  },
}

export const setFeature: Command = {
  usage: 'feature <name> <on|off>',
  summary: 'switches a feature of the platform',
  async run({ database: { queries } }, [name = '', state = '']) {
    if (state !== 'on' && state !== 'off') throw new UsageError('Say on or off.')
    const changed = await queries
      .update(features)
      .set({ isEnabled: state === 'on' })
      .where(eq(features.name, name))
      .returning()
    if (changed.length === 0)
      throw new Error(`There is no feature "${name}". List them: npm run vendor -- features`)
    return { json: { name, isEnabled: state === 'on' }, text: `${name} is ${state}.` }
  },
}
