export interface DescribedCode {
  readonly code: string
  readonly cause: string
  readonly remedy: string
}

/** Every `RW-…` code that elements, loader and package write to the console or emit. A test compares it with the source. */
export const elementErrorCodes: readonly DescribedCode[] = [
  {
    code: 'RW-ANSWER',
    cause: 'The back end answered otherwise than the API declares. The element shows what it can.',
    remedy:
      'Correct the back end: the message has the call, the path in the answer and what is expected there.',
  },
  {
    code: 'RW-ATTRIBUTE',
    cause: 'An attribute has a value that the element does not accept. The element uses the default.',
    remedy: 'Correct the value. The message has the attribute and its values.',
  },
  {
    code: 'RW-CALL',
    cause: 'A call failed that no element shows, such as that of the features or of unread counters.',
    remedy: 'Look in the log of the back end. The message has the call and the status.',
  },
  {
    code: 'RW-CHAT',
    cause: 'The chat could not be loaded.',
    remedy: 'Check that the page’s policy allows the chat server, and that the chat server answers.',
  },
  {
    code: 'RW-CONFIG',
    cause: 'A setting of the script tag or of `configure()` is invalid, or `configure()` ran too late.',
    remedy: 'Correct the setting. Call `configure()` before the first element is on the page.',
  },
  {
    code: 'RW-EXCHANGE',
    cause:
      'The server did not exchange the ID token of the page for a session. The ordinary sign-in is shown.',
    remedy:
      'Compare issuer and audience of the token with `npm run vendor -- identity-provider list`. A token is exchanged once and within an hour: see [Single sign-on](single-sign-on.md).',
  },
  {
    code: 'RW-FAULT',
    cause: 'An element failed while rendering. It shows a message with a button that tries again.',
    remedy: 'Report the message of the event to the operator of the portal.',
  },
  {
    code: 'RW-IDENTITY',
    cause: 'The page’s `getIdentityToken` failed, took longer than 15 seconds, or returned no ID token.',
    remedy: 'Return the text of an ID token, or undefined while nobody is signed in to the page.',
  },
  {
    code: 'RW-LANGUAGE',
    cause: 'The server offers a language that the elements have no texts for.',
    remedy: 'Update the elements, or remove the language on the server.',
  },
  {
    code: 'RW-LOAD',
    cause: 'The script of an element could not be loaded, or its checksum does not match.',
    remedy: 'Check the network, the page’s `script-src`, and proxies that change scripts.',
  },
  {
    code: 'RW-MODULE',
    cause:
      'The script tag of `loader.js` lacks `type="module"`. The portal serves a script that loads the module.',
    remedy: 'Add `type="module"` to the tag.',
  },
  {
    code: 'RW-READS',
    cause: 'The server could not record that items were read. The unread count can be too high.',
    remedy: 'Nothing in the page; the element records it at the next visit.',
  },
  {
    code: 'RW-SANDBOX',
    cause: 'The in-browser demo could not start.',
    remedy: 'Allow its sources in the page’s policy: see the guide “Demo in the browser”.',
  },
  {
    code: 'RW-STYLES',
    cause:
      'CSS of the page for an element was left out, because it cannot be read or does what it may not do.',
    remedy: 'Follow the message. [Theming](theming.md) says what such CSS may contain.',
  },
  {
    code: 'RW-UNKNOWN',
    cause: 'The page has a tag that this version does not contain, or that the app did not import.',
    remedy: 'Correct the tag, import its entry, or load a newer version.',
  },
  {
    code: 'RW-VERSION',
    cause: 'Two versions of the elements are on one page. The first one is used.',
    remedy: 'Remove one of the script tags or packages.',
  },
]
