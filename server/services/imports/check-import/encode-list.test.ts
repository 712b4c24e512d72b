import { expect, test } from 'vitest'
import { encodeList } from './encode-list.ts'

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

test.each([[[]], [[{ name: 'सीमेंट "50 kg"' }]], [[{ a: 1 }, null, ['b'], 'c']]])(
  '[GOODS-03] a list is written as JSON: %j',
  async (items) => {
    expect(textOf(await encodeList(items))).toBe(JSON.stringify(items))
  },
)

test('[SAFE-01] others have many turns while a long list is written', async () => {
  const items = Array.from({ length: 20_000 }, (_, id) => ({ id, name: 'ई'.repeat(400) }))
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const written = await encodeList(items)
  clearInterval(timer)
  expect(JSON.parse(textOf(written))).toHaveLength(20_000)
  expect(turns).toBeGreaterThan(4)
})
