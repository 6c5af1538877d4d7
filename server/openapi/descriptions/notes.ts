/** What a call does, as far as its summary does not say it. */
export const notes: Readonly<Record<string, string>> = {
  'accounts.checkLink': 'Opening the address of a link changes nothing, so the page asks first.',
  'changes.changeEvents':
    'Server-sent events named `change`, each with a topic and a contract as data; comments are heartbeats. Without `Accept: text/event-stream` the answer is empty.',
  'invoices.transferDetails': 'Also the content of the QR code that banking apps read.',
  'liveChat.chatEvents':
    'Server-sent events named `message`, each with its number as `id`; comments are heartbeats. Without `Accept: text/event-stream` it answers the events until now.',
  'meters.declare': 'A second reading of the same window replaces the first one.',
  'passkeys.requestPasskey':
    'The answer is the argument of `PublicKeyCredential.parseRequestOptionsFromJSON`. A call without `Origin` gets null.',
  'passkeys.signInWithPasskey':
    'The passkey is found by its id, so no e-mail address is asked for and none is disclosed.',
  'passkeys.startPasskey':
    'The answer is the argument of `PublicKeyCredential.parseCreationOptionsFromJSON`. The call needs an `Origin`.',
  'payments.paymentWebhook': 'Each provider signs in its own header.',
  'platform.menuItems':
    'With `contractId` it needs a session, and a module of the menu needs the role’s permission.',
  'polls.signVote': 'The person signs on the page of `redirectUrl` and comes back to `returnUrl`.',
  'social.startSocial': 'The purpose `link` needs a session.',
  'social.refreshToken': 'A refresh token counts once.',
}

/** The same of the vendor API. */
export const vendorNotes: Readonly<Record<string, string>> = {
  'events.list': 'Pass `meta.next` as `after` to read on.',
  'imports.importFile':
    'One record a row: NDJSON, CSV with the names of fields in its first row, or XML of e-invoices and bank statements.',
}
