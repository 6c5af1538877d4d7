// What reads cost at least: a server of the same libraries that answers each with one prepared statement by hand.
// Arguments: its port, the URL of the database, and the address of the API.
import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { floorStatements } from './floorStatements.ts'

const [port, connectionString, api = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 10 })
const app = new Hono()
app.get('/', context => context.text('ready'))
for (const [name, text] of Object.entries(floorStatements(api)))
  app.get(`/${name}`, async context => {
    const token = /^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '')?.[1] ?? ''
    const hash = createHash('sha256').update(token).digest('base64url')
    const { rows } = await pool.query<{ answer: string }>({ name, text, values: [hash, 1] })
    const [row] = rows
    return row
      ? context.body(row.answer, 200, { 'Content-Type': 'application/json' })
      : context.body(null, 401)
  })
serve({ fetch: app.fetch, port: Number(port), hostname: 'localhost' })
