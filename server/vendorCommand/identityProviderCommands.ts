import { asc, eq } from '../database/drizzle.ts'
import { identities, identityProviders } from '../modules/identity/tables.ts'
import { vendors } from '../modules/vendors/tables.ts'
import { openIdVerifier } from '../providers/identity/openIdVerifier.ts'
import { readPublicJson } from '../providers/network/readPublicJson.ts'
import { type Command, UsageError } from './Command.ts'
import { findVendor } from './findVendor.ts'

const allow = 'IDENTITY_PRIVATE_ORIGINS lists the origins that may be asked there, and over http.'

const reasons: Readonly<Record<string, string>> = {
  https_required: `Its addresses must begin with https://. ${allow}`,
  address_private: `It is in a private network. ${allow}`,
  host_unknown: 'Its host is unknown.',
  connection_refused: 'It refuses connections.',
  certificate_invalid: 'Its certificate is not valid.',
  timeout: 'It does not answer within 5 seconds.',
}

/** @throws UsageError if the text is no issuer */
function checkIssuer(issuer: string) {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  const isAddress = url && /^https?:$/.test(url.protocol) && !url.username && !url.password
  if (!isAddress || /[?#]/.test(issuer))
    throw new UsageError(`The issuer must be an address like https://sign-in.example: ${issuer}`)
}

export const setIdentityProvider: Command = {
  usage: 'identity-provider set <vendor> <issuer> <audience>',
  summary: 'lets customers in who are signed in at this OpenID provider; replaces the former one',
  options: { unchecked: { type: 'boolean' } },
  optionHelp: { '--unchecked': 'does not ask the provider for its configuration and keys' },
  async run({ database: { queries }, privateOrigins }, [slug = '', issuer = '', audience = ''], given) {
    checkIssuer(issuer)
    const { id: vendorId } = await findVendor(queries, slug)
    if (!given.unchecked)
      await openIdVerifier(readPublicJson({ privateOrigins }))
        .checkIssuer(issuer)
        .catch((error: Error) => {
          throw new Error(`${issuer} cannot be used. ${reasons[error.message] ?? `Reason: ${error.message}`}`)
        })
    const [former] = await queries
      .select()
      .from(identityProviders)
      .where(eq(identityProviders.vendorId, vendorId))
    const removedLinks = await queries.transaction(async tx => {
      const links =
        former && former.issuer !== issuer
          ? await tx.delete(identities).where(eq(identities.vendorId, vendorId)).returning()
          : []
      // Its links, tickets and used tokens go with it, because another issuer's subjects are other persons.
      if (former && former.issuer !== issuer)
        await tx.delete(identityProviders).where(eq(identityProviders.vendorId, vendorId))
      const row = { vendorId, issuer, audience }
      const saved = await tx
        .insert(identityProviders)
        .values(row)
        .onConflictDoUpdate({ target: identityProviders.vendorId, set: { issuer, audience } })
        .returning()
      return saved.length > 0 ? links.length : 0
    })
    return {
      json: { vendor: slug, issuer, audience, removedLinks },
      text: [
        `Customers of "${slug}" who are signed in at ${issuer} are signed in to the elements.`,
        ...(removedLinks > 0
          ? [`${removedLinks} links to accounts by the former provider were removed.`]
          : []),
      ].join('\n'),
    }
  },
}

export const listIdentityProviders: Command = {
  usage: 'identity-provider list',
  summary: 'lists the OpenID providers of the vendors, and how many persons are linked to accounts',
  async run({ database: { queries } }) {
    const { issuer, audience } = identityProviders
    const rows = await queries
      .select({
        vendor: vendors.slug,
        issuer,
        audience,
        links: queries.$count(identities, eq(identities.vendorId, identityProviders.vendorId)),
      })
      .from(identityProviders)
      .innerJoin(vendors, eq(vendors.id, identityProviders.vendorId))
      .orderBy(asc(vendors.position))
    return {
      json: rows,
      text:
        rows
          .map(row => [row.vendor, row.issuer, row.audience, `${row.links} linked`].join('  '))
          .join('\n') || 'No vendor has an OpenID provider.',
    }
  },
}

export const removeIdentityProvider: Command = {
  usage: 'identity-provider remove <vendor>',
  summary: 'removes the OpenID provider of a vendor and its links to accounts; open sessions stay',
  async run({ database: { queries } }, [slug = '']) {
    const { id: vendorId } = await findVendor(queries, slug)
    const removed = await queries
      .delete(identityProviders)
      .where(eq(identityProviders.vendorId, vendorId))
      .returning()
    if (removed.length === 0) throw new Error(`The vendor "${slug}" has no OpenID provider.`)
    return { json: { vendor: slug }, text: `The OpenID provider of "${slug}" was removed.` }
  },
}
