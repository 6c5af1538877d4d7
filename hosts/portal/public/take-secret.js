/*
 * The very first script of the portal. A link in a mail carries its secret behind "#". It leaves the address bar and
 * the history before anything else is fetched; src/client/linkSecret.ts reads it from here.
 */
{
  const take = () => {
    const found = /^#token=([^&]*)(&change=1)?/.exec(location.hash)
    if (!found) return
    window[Symbol.for('resident-widgets.secret')] = { token: found[1], isChange: found[2] !== undefined }
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  take()
  // Another link opened on the same page only changes what stands behind "#".
  addEventListener('popstate', take)
}
