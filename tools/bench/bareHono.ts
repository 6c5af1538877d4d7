// Baseline: a server of the same libraries with one route, one text and no database. Its argument is the length
// of the text.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const [port, size] = process.argv.slice(2).map(Number)
const answer = JSON.stringify({ data: 'x'.repeat(size ?? 0) })
const app = new Hono()
app.get('/', context => context.body(answer, 200, { 'Content-Type': 'application/json' }))
serve({ fetch: app.fetch, port: port ?? 0, hostname: 'localhost' })
