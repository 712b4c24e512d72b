import { expect, test } from 'vitest'
import { isOutdatedPlan, statementNames, unnamed } from './statement-names.ts'

test('a statement gets its name when it comes again, and keeps it', () => {
  const nameOf = statementNames()
  const [first, second, third] = [1, 2, 3].map(() => nameOf('select * from orders where order_id = $1'))
  expect(first).toBeNull()
  expect(second).toMatch(/^[\w-]{32}$/)
  expect(third).toBe(second)
  nameOf('select 2')
  expect(nameOf('select 2')).not.toBe(second)
})

test('a statement that looks for the first of several is prepared', () => {
  const nameOf = statementNames()
  const text = 'select (select value from rates where day <= $1 order by day desc limit 1) as limit'
  nameOf(text)
  expect(nameOf(text)).not.toBeNull()
})

test('lists, transactions and changes of tables are never prepared', () => {
  const nameOf = statementNames()
  const texts = [
    'select * from orders order by created_at limit $1',
    'select * from (select * from orders order by created_at limit 100) as newest order by total limit 1',
    'begin',
    'create table a (b int)',
    'set x = 1',
  ]
  for (const text of texts) expect([nameOf(text), nameOf(text), nameOf(text)]).toEqual([null, null, null])
})

test('a connection keeps a few hundred statements at most', () => {
  const nameOf = statementNames()
  const named = Array.from({ length: 5_000 }, (_, index) => {
    nameOf(`select ${index}`)
    return nameOf(`select ${index}`)
  })
  expect(named.filter((name) => name !== null)).toHaveLength(300)
})

test('behind a pooler nothing is prepared', () => {
  expect([unnamed('select 1'), unnamed('select 1')]).toEqual([null, null])
})

test('what PostgreSQL says of a table that has changed, or of a statement that it does not know, is recognised', () => {
  expect(isOutdatedPlan(new Error('cached plan must not change result type'))).toBe(true)
  expect(isOutdatedPlan(Object.assign(new Error('unknown'), { code: '26000' }))).toBe(true)
  expect(isOutdatedPlan(Object.assign(new Error('other'), { code: '23505' }))).toBe(false)
})
