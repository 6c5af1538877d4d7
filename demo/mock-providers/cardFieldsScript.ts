/**
 * Script in the iframe of the card fields. It first sends {type: 'card:ready'}. On {type: 'card:tokenize'}
 * from the embedding page it sends {type: 'card:token', token, lastDigits} or {type: 'card:invalid'}.
 * Messages are exchanged only with the parent window, on exactly the origin that the iframe was created
 * for.
 */
export const cardFieldsScript = `
const form = document.getElementById('card')
const { parent: origin } = form.dataset
const alert = form.querySelector('[role=alert]')
const tell = message => window.parent.postMessage(message, origin)

async function tokenize() {
  const response = await fetch('/card-tokens', { method: 'POST', body: new FormData(form) })
  alert.hidden = response.ok
  if (!response.ok) return tell({ type: 'card:invalid' })
  const { token, lastDigits } = await response.json()
  tell({ type: 'card:token', token, lastDigits })
}

window.addEventListener('message', event => {
  if (event.source !== window.parent || event.origin !== origin) return
  if (event.data?.type === 'card:tokenize') tokenize().catch(() => tell({ type: 'card:invalid' }))
})
form.addEventListener('submit', event => {
  event.preventDefault()
  tokenize().catch(() => tell({ type: 'card:invalid' }))
})
tell({ type: 'card:ready' })
`
