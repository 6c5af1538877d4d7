// Parts of the statements by hand. $1 is the hash of the token, $2 the id of the contract, or of the message.

/** The session of the token. */
export const session = `
  session as (
    select s.user_id, s.vendor_ids from sessions s
    where s.token_hash = $1 and s.expires_at > now() and s.seen_at > now() - interval '3 days'
  )`

/** A page of rows, and the number of all in a list. */
export const page = (rows: string, list: string) => `json_build_object(
  'data', (select coalesce(json_agg(row), '[]') from (select row from (${rows}) p limit 12) q),
  'meta', json_build_object('total', (select count(*) from ${list}), 'nextCursor', null))`

/** An instant as the API writes it. */
export const moment = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Cents as the API writes an amount. */
export const money = (cents: string) => `round(${cents} / 100.0, 2)::text`

/** The last day of the month for readings: the vendor's own, else the platform's. */
export const lastDay = (own: string) =>
  `coalesce(${own}, (select value::integer from settings where key = 'declaration_deadline_day'), 3)`

/** Whether readings are taken on the day `today` of a row that has `last`. */
export const isOpen = (day: string) =>
  `(extract(day from ${day}.today) >= 28 or extract(day from ${day}.today) <= ${day}.last)`

/** The month that readings of that day are for. */
export const windowMonth = (day: string) =>
  `date_trunc('month', ${day}.today - case when extract(day from ${day}.today) <= ${day}.last then 28 else 0 end)::date`
