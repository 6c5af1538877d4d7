import { Currency } from '../../src/api/vendor/schemas/values.ts'
import { and, asc, eq } from '../database/drizzle.ts'
import { isPayable } from '../modules/payments/isPayable.ts'
import { paymentAccounts } from '../modules/payments/tables.ts'
import { organizations } from '../modules/vendors/tables.ts'
import { type PaymentProviderName, paymentProviderNames } from '../providers/payments/PaymentProvider.ts'
import { type Command, textOption, UsageError } from './Command.ts'
import { findOrganization } from './findOrganization.ts'
import { findVendor } from './findVendor.ts'

const isProviderName = (name: string): name is PaymentProviderName =>
  (paymentProviderNames as readonly string[]).includes(name)

export const setAccount: Command = {
  usage: 'account set <vendor> <organization> <provider> <account>',
  summary: `stores the account at which an organization is paid; providers: ${paymentProviderNames.join(', ')}`,
  options: { currency: { type: 'string' } },
  optionHelp: { '--currency <code>': 'currency of its bills and payments, like EUR' },
  async run({ database: { queries } }, [slug = '', sourceId = '', provider = '', account = ''], given) {
    const { vendorId, id: organizationId, name } = await findOrganization(queries, slug, sourceId)
    if (!isProviderName(provider))
      throw new UsageError(
        `There is no provider "${provider}". There are: ${paymentProviderNames.join(', ')}.`,
      )
    const currency = textOption(given, 'currency')
    if (currency !== undefined && !Currency.safeParse(currency).success)
      throw new UsageError('--currency must be three capital letters like EUR.')
    if (account.trim() === '') throw new UsageError('The account must not be empty.')
    await queries.transaction(async tx => {
      await tx
        .insert(paymentAccounts)
        .values({ vendorId, organizationId, provider, account })
        .onConflictDoUpdate({ target: paymentAccounts.organizationId, set: { provider, account } })
      if (currency !== undefined)
        await tx.update(organizations).set({ currency }).where(eq(organizations.id, organizationId))
    })
    return {
      json: { vendor: slug, organization: sourceId, provider, account },
      text: `${name} is paid through ${provider} at ${account}.`,
    }
  },
}

const stillOn =
  'Payments to it are still switched on, so residents are told that they cannot pay here at the moment: import it with "isPayServiceEnabled": false and remove what anybody can pay (npm run vendor -- payment-service remove), or set another account.'

export const removeAccount: Command = {
  usage: 'account remove <vendor> <organization>',
  summary: 'ends payments to an organization; those that were made stay',
  async run({ database: { queries } }, [slug = '', sourceId = '']) {
    const { id, name } = await findOrganization(queries, slug, sourceId)
    const removed = await queries
      .delete(paymentAccounts)
      .where(eq(paymentAccounts.organizationId, id))
      .returning()
    if (removed.length === 0) throw new Error(`${name} has no payment account.`)
    const [payable] = await queries
      .select({ id: organizations.id })
      .from(organizations)
      .where(and(eq(organizations.id, id), isPayable(queries)))
    return {
      json: { vendor: slug, organization: sourceId },
      text: payable ? `${name} is paid no more. ${stillOn}` : `${name} is paid no more.`,
    }
  },
}

export const listAccounts: Command = {
  usage: 'account list <vendor>',
  summary: 'lists the organizations of a vendor with their payment accounts',
  async run({ database: { queries } }, [slug = '']) {
    const { id } = await findVendor(queries, slug)
    const rows = await queries
      .select({
        organization: organizations.sourceId,
        name: organizations.name,
        isPayServiceEnabled: organizations.isPayServiceEnabled,
        currency: organizations.currency,
        provider: paymentAccounts.provider,
        account: paymentAccounts.account,
      })
      .from(organizations)
      .leftJoin(paymentAccounts, eq(paymentAccounts.organizationId, organizations.id))
      .where(eq(organizations.vendorId, id))
      .orderBy(asc(organizations.id))
    const line = ({
      organization,
      name,
      isPayServiceEnabled,
      currency,
      provider,
      account,
    }: (typeof rows)[number]) =>
      [
        organization ?? '-',
        name,
        currency,
        provider ? `${provider} ${account}` : 'no account',
        isPayServiceEnabled ? 'payments on' : 'payments off',
      ].join('  ')
    return { json: rows, text: rows.map(line).join('\n') || 'The vendor has no organization.' }
  },
}
