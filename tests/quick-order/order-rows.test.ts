import { expect, test } from 'vitest'
import { orderRows } from '#search/quick-order/order-rows.ts'

const texts = (text: string): string[] => orderRows(text).rows.map((row) => row.text)

test('[QO-03] a line of many items loses none of them: it makes several rows, each ended behind an item', () => {
  const items = Array.from({ length: 60 }, (_, at) => `cement grade ${at} 14 bags`)
  const rows = texts(items.join(', '))
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.every((row) => row.length <= 300)).toBe(true)
  expect(rows.flatMap((row) => row.split(/,\s*/).filter((each) => each !== ''))).toEqual(items)
})

test('[QO-03] a long line without commas ends between two words, and what is no word is cut', () => {
  const words = Array.from({ length: 120 }, (_, at) => `word${at}`)
  expect(texts(words.join(' ')).join(' ')).toBe(words.join(' '))
  expect(texts(`${'x'.repeat(100_000)} cement 5 bags`)).toEqual(['x'.repeat(300), 'cement 5 bags'])
})

test('[QO-03] what is beyond the most rows stays in the rest, also in the middle of a line', () => {
  const line = Array.from({ length: 200 }, () => 'elbow 20 mm 4').join(', ')
  const { rows, rest } = orderRows(`${'tee 20 mm 1\n'.repeat(999)}${line}\nbend 25 mm 3`)
  expect(rows).toHaveLength(1_000)
  expect(rest.startsWith('elbow')).toBe(true)
  expect(rest.endsWith('bend 25 mm 3')).toBe(true)
  expect(`${rows.at(-1)?.text} ${rest.split('\n')[0]}`).toBe(line)
})
