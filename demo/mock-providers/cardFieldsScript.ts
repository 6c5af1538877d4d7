/**
 * Script of the card fields' frame. The page around it says {type: 'card:tokenize'}; it answers {type: 'card:token',
 * token, lastDigits} or {type: 'card:invalid'}, and says {type: 'card:ready'} first. Both ways count only between
 * this frame and the window that holds it, on exactly the origin the frame was made for.
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
