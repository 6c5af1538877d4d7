/** An e-mail address without characters that add a subject or recipients to a `mailto:` link. */
const plainAddress = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/

/** A link to an e-mail address; the text alone if it is not a plain one. */
export const MailLink = ({ email }: { readonly email: string }) =>
  plainAddress.test(email) ? <a href={`mailto:${email}`}>{email}</a> : email
