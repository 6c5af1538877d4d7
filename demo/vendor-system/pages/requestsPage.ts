import { html } from 'hono/html'
import { requests } from '../../../src/api/vendor/endpoints/requests.ts'
import { detail, textField, time } from '../layout.ts'
import { type PageContext, type PageHandler, textOf } from '../PageContext.ts'

const stages = ['New', 'Registered', 'In progress', 'Completed', 'Rejected']

async function list({ api, slug }: PageContext) {
  const { data } = await api.call(requests.list, { query: { limit: 50 } })
  return {
    title: 'Requests',
    body: html`<div class="wide"><table><thead><tr><th>Number</th><th>Sent</th><th>Contract</th><th>Person</th><th>Request</th><th>Stage</th></tr></thead>
<tbody>${data.map(
      request => html`<tr><td class="number"><a href="/${slug}/requests/${request.id}">${request.number}</a></td>
<td class="number">${time(request.createdAt)}</td><td class="number">${request.contract.number}</td>
<td dir="auto">${request.person.firstName} ${request.person.lastName}</td>
<td dir="auto">${request.message.slice(0, 90)}</td><td>${stages[request.stage - 1]}</td></tr>`,
    )}</tbody></table></div>`,
  }
}

async function one({ api, slug, rest: [request = ''] }: PageContext) {
  const { data } = await api.call(requests.one, { params: { request } })
  return {
    title: `Request ${data.number}`,
    body: html`<dl>${detail('Person', `${data.person.firstName} ${data.person.lastName}`)}${detail('E-mail', data.person.email)}
${detail('Phone', data.phone)}${detail('Contract', data.contract.number)}${detail('Object', data.object)}${detail('Sent', time(data.createdAt))}</dl>
<ol class="talk"><li><small>Resident, ${time(data.createdAt)}</small><p dir="auto">${data.message}</p></li>${data.replies.map(
      reply =>
        html`<li${reply.from === 'organization' ? html` class="staff"` : ''}><small>${reply.from === 'organization' ? 'Staff' : 'Resident'}, ${time(reply.at)}</small><p dir="auto">${reply.text}</p></li>`,
    )}</ol>
${
  data.files.length > 0
    ? html`<h2>Files</h2><ul>${data.files.map(
        file =>
          html`<li><a href="/${slug}/requests/${data.id}/files/${file.id}" dir="auto">${file.name}</a> <small>${Math.ceil(file.bytes / 1024)} KB</small></li>`,
      )}</ul>`
    : ''
}<form class="card" method="post">${textField('text', 'Answer')}<button name="action" value="reply">Send the answer</button></form>
<form class="card" method="post"><label>Stage<select name="stage">${stages.map(
      (stage, index) =>
        html`<option value="${index + 1}"${index + 1 === data.stage ? html` selected` : ''}>${stage}</option>`,
    )}</select></label><button class="second" name="action" value="stage">Change the stage</button></form>
<form class="card" method="post" enctype="multipart/form-data"><label>File (PDF, JPEG or PNG)<input type="file" name="file" accept=".pdf,.jpg,.jpeg,.png" required></label><button class="second" name="action" value="attach">Attach the file</button></form>`,
  }
}

/** Residents' requests: list, correspondence, answer, stage and files. */
export const requestsPage: PageHandler = {
  show(context) {
    const [request = '', part, file = ''] = context.rest
    if (part === 'files') return context.api.download(requests.file, { request, file })
    return request === '' ? list(context) : one(context)
  },

  async act({ api, rest: [request = ''] }, form) {
    const params = { request }
    const path = `requests/${request}`
    const action = textOf(form, 'action')
    if (action === 'stage') {
      await api.call(requests.changeStage, { params, body: { stage: Number(textOf(form, 'stage')) } })
      return { path, notice: 'The stage is changed.' }
    }
    const file = form.get('file')
    if (action === 'attach' && file instanceof File) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      await api.call(requests.attach, { params, query: { name: file.name }, bytes })
      return { path, notice: 'The file is attached.' }
    }
    await api.call(requests.reply, { params, body: { text: textOf(form, 'text') } })
    return { path, notice: 'The answer is sent.' }
  },
}
