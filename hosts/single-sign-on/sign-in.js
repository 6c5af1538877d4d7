const { configure } = await import(document.querySelector('script[data-vendor]').src)
// Your own page names the portal:
// import { configure } from 'https://portal.example/embed/loader.js'

configure({
  async getIdentityToken() {
    const answer = await fetch('identity-token', { method: 'POST' })
    // Nobody is signed in to this site.
    if (answer.status === 204) return undefined
    if (!answer.ok) throw new Error(`The site answered ${answer.status}.`)
    return answer.text()
  },
})
