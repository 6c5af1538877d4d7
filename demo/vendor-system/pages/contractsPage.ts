import { html } from 'hono/html'
import { holders } from '../../../src/api/vendor/endpoints/holders.ts'
import { field } from '../layout.ts'
import { type PageContext, type PageHandler, putRecord, textOf } from '../PageContext.ts'

async function one({ api, slug, rest: [sourceId = ''] }: PageContext) {
  const { data } = await api.call(holders.list, { params: { sourceId } })
  return {
    title: `Contract ${sourceId}`,
    body: html`<h2>People who have it in their account</h2>${data.length === 0 ? html`<p>Nobody yet.</p>` : ''}<ul>${data.map(
      ({ person, role, isConfirmed }) =>
        html`<li dir="auto">${person.firstName} ${person.lastName}, ${person.email}, ${role} ${
          isConfirmed
            ? html`<span class="good">confirmed</span>`
            : html`<form class="inline" method="post"><input type="hidden" name="person" value="${person.id}"><button>Confirm the role</button></form>`
        }</li>`,
    )}</ul><p><a href="/${slug}/contracts">All contracts</a></p>`,
  }
}

/** Contracts: put in, and who holds them. */
export const contractsPage: PageHandler = {
  async show(context) {
    const { rest, sent, slug } = context
    if (rest.length > 0) return one(context)
    const rows = [...(sent.get('contracts') ?? [])]
    return {
      title: 'Contracts',
      body: html`<form class="card" method="post">${field('number', 'Contract number')}${field('organization', 'Organization (its key)', { value: 'O-1' })}
${field('address', 'Address')}${field('invited', 'Invite by e-mail (may be empty)', { type: 'email', required: false })}<button>Put the contract in</button></form>
<form class="card" method="post">${field('find', 'Key of a contract', { value: 'C-100217' })}<button class="second">Show its holders</button></form>
<ul>${rows.map(
        ([sourceId, record]) =>
          html`<li><a href="/${slug}/contracts/${sourceId}">${sourceId}</a> number ${String(record.number)}</li>`,
      )}</ul>`,
    }
  },

  async act(context, form) {
    const { api, rest } = context
    const [sourceId] = rest
    if (sourceId !== undefined) {
      await api.call(holders.confirm, { params: { sourceId, person: textOf(form, 'person') } })
      return { path: `contracts/${sourceId}`, notice: 'The role is confirmed.' }
    }
    const holdersOf = textOf(form, 'find')
    if (holdersOf !== '') return { path: `contracts/${holdersOf}`, notice: '' }
    const number = textOf(form, 'number')
    const invited = textOf(form, 'invited')
    await putRecord(context, 'contracts', `C-${number}`, {
      organization: textOf(form, 'organization'),
      number,
      objects: [{ sourceId: `C-${number}-1`, address: textOf(form, 'address') }],
      invitations: invited === '' ? [] : [{ email: invited, firstName: 'Ieva', lastName: 'Pakviestoji' }],
    })
    return {
      path: 'contracts',
      notice: `Contract ${number} is in. Issue an invoice, so that a resident can link it.`,
    }
  },
}
