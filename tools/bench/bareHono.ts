// The least a server can do with the same parts: one route, one text, no database. Its size is the argument.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [port, size] = process.argv.slice(2).map(Number)
const answer = JSON.stringify({ data: 'x'.repeat(size ?? 0) })
const app = new Hono()
app.get('/', context => context.body(answer, 200, { 'Content-Type': 'application/json' }))
serve({ fetch: app.fetch, port: port ?? 0, hostname: 'localhost' })
