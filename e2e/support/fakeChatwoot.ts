import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Calls made on the page, in order: ["setUser", "1", {…}]. */
export type ChatCall = readonly [name: string, ...values: unknown[]]

/**
 * The script as documented and implemented by Chatwoot: methods throw before `chatwoot:ready`, which is not
 * sent again after a reset; each load of the frame gets the user that was set last; it adds a style and an iframe, and overwrites `window.onmessage`.
 */
const sdk = `(() => {
  const calls = (window.chatCalls ??= [])
  const cookie = (name, value) => {
    document.cookie = name + '=' + value + ';path=/;SameSite=Lax' + (value === '' ? ';max-age=0' : '')
  }
  const read = name => (new RegExp('(?:^|; )' + name + '=([^;]*)').exec(document.cookie) ?? [])[1] ?? ''
  window.chatwootSDK = {
    run({ websiteToken, baseUrl }) {
      if (window.$chatwoot) return
      calls.push(['run', websiteToken, { ...window.chatwootSettings }])
      const style = document.createElement('style')
      style.innerHTML = '.woot-hidden{display:none!important} .woot-bubble{position:fixed;right:16px;bottom:16px;width:56px;height:56px}'
      document.body.append(style)
      const frame = document.createElement('iframe')
      frame.title = 'Chat of others'
      frame.className = 'woot-hidden'
      const address = () => baseUrl + '/widget?website_token=' + websiteToken + '&cw_conversation=' + read('cw_conversation')
      frame.src = address()
      const bubble = document.createElement('button')
      bubble.innerHTML = '<span>Their chat</span>'
      bubble.className = 'woot-bubble' + (window.chatwootSettings.hideMessageBubble ? ' woot-hidden' : '')
      const api = {
        hasLoaded: false,
        setUser(identifier, person) {
          cookie('cw_user_' + websiteToken, identifier)
          Object.assign(api, { identifier, user: person })
          frame.contentWindow.postMessage('chatwoot-widget:' + JSON.stringify({ event: 'set-user', identifier, name: person.name }), '*')
        },
        setLocale() {},
        toggleBubbleVisibility(wanted) { bubble.classList.toggle('woot-hidden', wanted === 'hide') },
        toggle(wanted) { frame.classList.toggle('woot-hidden', wanted === 'close') },
        reset() {
          api.resetTriggered = true
          api.toggle('close')
          cookie('cw_conversation', '')
          cookie('cw_user_' + websiteToken, '')
          frame.src = address()
        },
      }
      window.$chatwoot = new Proxy(api, {
        get: (of, name) => typeof of[name] !== 'function' ? of[name] : (...values) => {
          if (!of.hasLoaded) throw new Error('chatwoot is not ready')
          calls.push([name, ...values])
          return of[name](...values)
        },
      })
      window.onmessage = event => {
        if (typeof event.data !== 'string' || event.data.indexOf('chatwoot-widget:') !== 0) return
        const told = JSON.parse(event.data.slice('chatwoot-widget:'.length))
        if (told.event !== 'loaded') return
        cookie('cw_conversation', told.config.authToken)
        if (api.user)
          frame.contentWindow.postMessage('chatwoot-widget:' + JSON.stringify({ event: 'set-user', identifier: api.identifier, name: api.user.name }), '*')
        api.hasLoaded = true
        if (!api.resetTriggered) window.dispatchEvent(new CustomEvent('chatwoot:ready'))
      }
      document.body.append(frame, bubble)
    },
  }
})()`

const widget = `<!doctype html><html lang="en"><title>Their chat</title><main><h1>Their chat</h1><p id="who">nobody</p></main>
<script>
  const given = new URLSearchParams(location.search).get('cw_conversation')
  addEventListener('message', event => {
    const told = JSON.parse(String(event.data).slice('chatwoot-widget:'.length))
    if (told.event === 'set-user') document.querySelector('#who').textContent = told.name
  })
  parent.postMessage('chatwoot-widget:' + JSON.stringify({
    event: 'loaded', config: { authToken: given || 'conversation-' + Math.random().toString(36).slice(2) },
  }), '*')
</script></html>`

/** Starts a server that imitates Chatwoot, on an origin of its own. */
export async function startFakeChatwoot() {
  const requestedPaths: string[] = []
  let isAway = false
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    requestedPaths.push(pathname)
    if (isAway) return void request.socket.destroy()
    const [type, body] =
      pathname === '/packs/js/sdk.js' ? ['text/javascript', sdk] : ['text/html; charset=utf-8', widget]
    response.writeHead(200, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Requested paths. */
    requests: requestedPaths,
    /** Stops answering, or answers again. */
    goAway(away: boolean) {
      isAway = away
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
