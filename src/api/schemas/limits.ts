/** Limits of the specification's sections 5 and 9 that both sides enforce; defined only here. */
export const limits = {
  /** Characters of a password (AUT-9). */
  password: { min: 8, max: 255 },
  /** Characters of an e-mail address (RFC 5321). */
  email: { max: 254 },
  /** Characters of a first or last name (section 5). */
  personName: { min: 2, max: 255 },
  /** Passkeys of an account, and characters of the name of one (AUT-21). */
  passkeys: { max: 20 },
  passkeyName: { max: 255 },
  /** Characters of a contract's name when linking or updating (CON-5). */
  contractName: { max: 255 },
  /** The same in the profile's list of contracts, where a name has to fit a row (CON-5). */
  contractNameInProfile: { max: 100 },
  /** Lifetime of a session token in seconds (AUT-13). */
  tokenSeconds: 680_400,
  /** Lifetime of a signed file URL in seconds. */
  fileUrlSeconds: 60,
  /** Rows of one page of a list. */
  pageSize: { default: 12, max: 50 },
  /** Characters of a request to the help desk (HLP-2). */
  taskMessage: { min: 10, max: 578 },
  /** Files of a request: the stricter of the two readings is enforced, and hints are made from it. */
  taskFiles: { count: 5, bytes: 5120 * 1024 },
  /** Characters of the address after moving out, days ahead, days after it for readings, and readings of a call (MOV-1). */
  moveOut: { address: { min: 5, max: 300 }, daysAhead: 365, readingDays: 7, readings: 20 },
  /** Characters of a chat message, and how many of them a person, and an address, may send in a minute. */
  chatMessage: { max: 2000, perMinute: 20, perMinuteOfAddress: 60 },
  /** Current events of a kind at most (SVC-4). */
  currentEvents: 60,
  /** Days for which a conversation is stored after its last message. */
  chatDays: 730,
  /** The photo of a meter: browsers scale its longer side to this many pixels before the upload. */
  meterPhoto: { count: 1, bytes: 2048 * 1024, side: 1600 },
  /** Rows of a page of news and of offers at most (MSG-6, OFF-1). */
  newsPage: 10,
  offersPage: 10,
  /** Seconds within which the user has to sign a vote. */
  signingSeconds: 600,
  /** Maximum number of items marked as read in one call. */
  reads: 500,
  /** Seconds in which marking as read can be undone. */
  undoReadSeconds: 600,
  /** Bytes of a JSON body. */
  bodyBytes: 64 * 1024,
} as const
