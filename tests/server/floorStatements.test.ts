import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sha256 } from '../../server/common/crypto.ts'
import { floorStatements } from '../../tools/bench/floorStatements.ts'
import { withoutCursor } from '../../tools/bench/floors.ts'
import { testNow } from '../support/fill.ts'
import { type FrequentRead, frequentReads } from '../support/frequentReads.ts'
import { onEachDatabase } from '../support/onEachDatabase.ts'

onEachDatabase('The floors of the bench', server => {
  test.each(Object.keys(frequentReads) as FrequentRead[])(
    'API-2: the statement by hand for %s answers what the read answers',
    async name => {
      const { database, read, signIn, url } = server()
      const token = await signIn('owner@example.com')
      const values = {
        $1: `'${await sha256(token)}'`,
        $2: '1',
        'now()': `'${testNow.toISOString()}'::timestamptz`,
      }
      const statement = Object.entries(values).reduce(
        (text, [part, value]) => text.replaceAll(part, value),
        floorStatements(`${url}/api/v5`)[name],
      )
      const { rows } = (await database.queries.execute(sql.raw(statement))) as unknown as {
        rows: { answer: string }[]
      }
      expect(rows.map(({ answer }) => withoutCursor(answer))).toEqual([
        withoutCursor(JSON.stringify(await read(frequentReads[name], { token }))),
      ])
    },
  )
})
