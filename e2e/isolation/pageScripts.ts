// Scripts of hard pages that no package has. They run before the elements.

/** Methods on built-in prototypes, an `Array.from` without a mapper, and globals that bundlers look for. */
export const oldLibrary = `
  Array.prototype.each = Array.prototype.forEach
  const from = Array.from
  Array.from = list => from(list)
  String.prototype.strip = String.prototype.trim
  Element.prototype.show = function () { this.style.display = '' }
  window.$ = id => document.getElementById(id)
  window.React = {}; window.process = { env: {} }; window.module = { exports: {} }; window.define = () => {}
`

/** Freezes every class and its prototype, those of the DOM too. */
export const frozen = `
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!/^[A-Z]/.test(name)) continue
    const { value } = Object.getOwnPropertyDescriptor(window, name)
    if (typeof value !== 'function' && typeof value !== 'object') continue
    if (value?.prototype) Object.freeze(value.prototype)
    Object.freeze(value)
  }
`

/**
 * Wraps `fetch` and `customElements.define` as monitors do, replaces `Promise` by one that only knows what ES2015 knows, and
 * gives arrays the `toJSON` of Prototype 1.6, which makes text of them.
 */
export const patched = `
  const { fetch, Promise: Native, JSON: { stringify, parse } } = window
  window.fetch = function (address, options) {
    return fetch.call(this, String(address), { ...options }).then(answer => {
      answer.clone().text().catch(() => {})
      return answer
    })
  }

  const wrap = promise => Object.assign(Object.create(Old.prototype), { promise })
  function Old(run) { this.promise = new Native(run) }
  Old.prototype.then = function (done, failed) { return wrap(this.promise.then(done, failed)) }
  Old.prototype.catch = function (failed) { return this.then(undefined, failed) }
  for (const name of ['all', 'race', 'resolve', 'reject']) Old[name] = value => wrap(Native[name](value))
  window.Promise = Old

  Array.prototype.toJSON = function () { return '[' + this.map(item => stringify(item)).join(', ') + ']' }
  JSON.stringify = (value, replacer, space) => stringify(value, replacer, space)
  JSON.parse = (text, reviver) => parse(text, reviver)

  const names = []
  const { define } = customElements
  customElements.define = function (name, type, options) {
    names.push(name)
    return define.call(this, name, type, options)
  }
`

/** Wraps what tag managers and monitors wrap, and reads every click. */
export const tagManager = `
  window.dataLayer = [{ event: 'gtm.js' }]
  const wrap = (owner, name, change = given => given) => {
    const before = owner[name]
    owner[name] = function (...given) { return before.apply(this, change(given)) }
  }
  const wraps = new WeakMap()
  const watched = listener => {
    if (typeof listener !== 'function') return listener
    if (!wraps.has(listener)) wraps.set(listener, function (...given) { return listener.apply(this, given) })
    return wraps.get(listener)
  }
  for (const name of ['addEventListener', 'removeEventListener'])
    wrap(EventTarget.prototype, name, ([type, listener, ...rest]) => [type, watched(listener), ...rest])
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'])
    wrap(window, name, ([listener, ...rest]) => [typeof listener === 'function' ? (...given) => listener(...given) : listener, ...rest])
  for (const name of ['pushState', 'replaceState']) wrap(history, name)
  for (const name of ['open', 'send', 'setRequestHeader']) wrap(XMLHttpRequest.prototype, name)
  for (const name of ['log', 'warn', 'error']) wrap(console, name)
  wrap(window, 'fetch')
  for (const type of ['click', 'submit', 'input'])
    document.addEventListener(type, ({ target }) => {
      dataLayer.push({ event: type, id: target.id, url: target.closest('a')?.href, text: target.textContent, path: location.href })
    }, true)
  new MutationObserver(changes => dataLayer.push({ event: 'dom', changes: changes.length }))
    .observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
`
