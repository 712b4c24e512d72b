import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeLimits } from '#server/http/guards/limits.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { NOTHING } from '../../support/contract/example.ts'
import { openTestApi, type TestApi } from '../../support/api/test-api.ts'
import type { Caller } from '../../support/api/test-browser.ts'

let api: TestApi
let me: Caller
beforeAll(async () => {
  api = await openTestApi()
  const { folder, remove } = await catalogueFolder({ products: [productDocument('cement')] })
  await api.services.catalogue.importFolder({ folder })
  await remove()
  me = await api.signedIn('9812345678')
})
afterAll(() => api.close())

const rows = Object.keys(routeLimits).map((name) => {
  const [method = '', path = ''] = name.split(' ')
  return { method, path: path.replaceAll(/\{\w+\}/g, NOTHING).replace('*', 'x') }
})

/** Different for each request, and what depends on it. */
const varying = [
  'date',
  'x-request-id',
  ...['/api/login-codes/challenge', '/metrics'].map((path) => `content-length of ${path}`),
]

function fixedHeaders(path: string, answer: Response): Record<string, string> {
  return Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !varying.includes(name) && !varying.includes(`${name} of ${path}`),
    ),
  )
}

test.each(rows.filter(({ method }) => method !== 'POST' && method !== 'PUT' && method !== 'DELETE'))(
  '[SAFE-01] HEAD of $path answers as GET would',
  async ({ path }) => {
    for (const suffix of ['', '?page=1&q=cement&id=cement']) {
      const get = await me(path + suffix)
      const head = await me(path + suffix, { method: 'HEAD' })
      expect(head.status).toBe(get.status)
      expect(fixedHeaders(path, head)).toEqual(fixedHeaders(path, get))
      expect(Number(get.headers.get('content-length'))).toBe((await get.arrayBuffer()).byteLength)
      expect(await head.text()).toBe('')
    }
  },
)

test.each(rows.filter(({ method }) => method !== '*'))(
  '[SAFE-01] $path answers a method that it does not have with 405 and those that it has',
  async ({ method, path }) => {
    for (const other of ['PATCH', 'OPTIONS', 'PROPFIND', 'NONSENSE']) {
      const answer = await me(path, { method: other })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')?.split(', ')).toContain(method)
      const isProblem = answer.headers.get('content-type') === 'application/problem+json'
      expect(isProblem).toBe(/^\/(api|auth)\//.test(path))
    }
  },
)

test('[SAFE-01] over https every kind of answer tells browsers to stay with https', async () => {
  const live = await openTestApi({}, { PUBLIC_URL: 'https://localhost' })
  for (const path of ['/', '/api/session', '/api/nothing', '/api/products/getProduct', '/subpage?x'])
    expect((await live.call(path)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect((await live.call('/', { method: 'POST' })).headers.get('strict-transport-security')).toBe(
    'max-age=31536000',
  )
  await live.close()
  expect((await api.call('/')).headers.get('strict-transport-security')).toBeNull()
})
