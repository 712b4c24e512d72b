import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeLimits } from '#server/http/limits.ts'
import { openTestApi, type TestApi } from '../support/api/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await api.services.catalogue.importFolder({
    folder: path.join(import.meta.dirname, '../../demo/catalogue'),
  })
})
afterAll(() => api.close())

/** Long lines of many misspelt words: each is compared with the vocabulary, and few match. */
const worstList = Array.from({ length: 20 }, (_, index) =>
  Array.from({ length: 9 }, (__, word) => `semant${'aeiou'[(index + word) % 5]}${(index * word) % 97}`).join(
    ' ',
  ),
).join('\n')

test(
  '[SAFE-01] [SEARCH-08] the worst lists, sixteen at once, wait or are turned away, and block nobody else',
  { timeout: 60_000 },
  async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        api.call('/api/quick-order', { method: 'POST', body: { text: worstList } }),
      ),
    )
    delay.disable()
    const { concurrency, waiting } = routeLimits['POST /api/quick-order']
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(concurrency + waiting)
    expect(refused).toHaveLength(16 - concurrency - waiting)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(await answer.json()).toMatchObject({ code: 'temporarily-unavailable' })
    }
    expect(delay.max / 1e6).toBeLessThan(100)
  },
)

test('[SAFE-01] [DATA-01] the catalogue calls are compressed and have a validator; other calls are not kept', async () => {
  const answer = await api.call('/api/products/getProduct', { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const other = await api.call('/api/products?id=nothing')
  expect(other.headers.get('etag')).toBeNull()
  expect(other.headers.get('cache-control')).toBe('no-store')
})
