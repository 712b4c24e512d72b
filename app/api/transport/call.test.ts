import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { defineCalls } from '#domain/wire/call.ts'
import { callApi } from './call.ts'

const calls = defineCalls({
  show: {
    method: 'get',
    path: '/boxes/{id}',
    params: z.object({ id: z.string() }),
    query: z.object({ q: z.string() }),
    answer: z.object({ name: z.string() }),
  },
  save: {
    method: 'put',
    path: '/boxes',
    body: z.object({ name: z.string() }),
    answer: z.object({ ok: z.boolean() }),
  },
})

const asked = vi.fn<typeof fetch>()
const answerWith = (body: string) => asked.mockResolvedValue(new Response(body))
vi.stubGlobal('fetch', asked)
afterEach(() => asked.mockReset())

test('a call has its path, parameters, query and body from one table', async () => {
  answerWith('{"name":"a","more":1}')
  const query = new URLSearchParams({ q: 'x y' })
  expect(await callApi(calls.show, { params: { id: 'a/b' }, query })).toEqual({ name: 'a' })
  expect(asked.mock.lastCall?.[0]).toBe('/api/boxes/a%2Fb?q=x+y')
  answerWith('{"ok":true}')
  expect(await callApi(calls.save, { body: { name: 'a' } })).toEqual({ ok: true })
  expect(asked.mock.lastCall?.[1]).toMatchObject({ method: 'PUT', body: '{"name":"a"}' })
})

test('an answer of another shape is a failed call', async () => {
  for (const body of ['<html>', '{"name":1}', 'null']) {
    answerWith(body)
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await expect(callApi(calls.show, { params: { id: 'a' } })).rejects.toMatchObject({ code: 'failed' })
  }
})
