import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { streamsInTurn } from './stream-in-turn.ts'

const never = new AbortController().signal

/** Texts without end, and how many were asked for. */
function endless() {
  const asked = { texts: 0, isOver: false }
  async function* texts(): AsyncGenerator<string> {
    try {
      for (;;) {
        asked.texts += 1
        // what cannot be compressed
        yield randomBytes(750).toString('base64')
      }
    } finally {
      asked.isOver = true
    }
  }
  return { asked, texts: texts() }
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 20))

test('[FIND-02] a stream makes no more than its reader takes, and ends when the reader leaves', async () => {
  const { asked, texts } = endless()
  const reader = streamsInTurn({ atOnce: 1, sharedMs: 1_000, withinMs: 1_000, stopping: never })(
    texts,
  ).getReader()
  await reader.read()
  await moment()
  expect(asked.texts).toBeLessThan(5)
  await reader.cancel()
  expect(asked.isOver).toBe(true)
})

test('[FIND-02] a stream that is compressed on its way is made as slowly, and ends when the reader leaves', async () => {
  const { asked, texts } = endless()
  const stream = streamsInTurn({ atOnce: 1, sharedMs: 1_000, withinMs: 1_000, stopping: never })
  const app = new Hono()
  app.use(compress()).get('/', (context) => context.body(stream(texts), 200, { 'content-type': 'text/xml' }))
  const answer = await app.request('/', { headers: { 'accept-encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const reader = answer.body?.getReader()
  await reader?.read()
  await moment()
  expect(asked.texts).toBeLessThan(500)
  await reader?.cancel()
  const next = stream(endless().texts).getReader()
  expect((await next.read()).done).toBe(false)
  expect(asked.isOver).toBe(true)
  await next.cancel()
})

test('[FIND-02] so many streams run at once; the next one begins when one of them ends', async () => {
  const stream = streamsInTurn({ atOnce: 1, sharedMs: 1_000, withinMs: 1_000, stopping: never })
  const [one, other] = [endless(), endless()]
  const [first, second] = [stream(one.texts).getReader(), stream(other.texts).getReader()]
  await first.read()
  const waiting = second.read()
  await moment()
  expect(other.asked.texts).toBe(0)
  await first.cancel()
  expect((await waiting).done).toBe(false)
  await second.cancel()
})

test('[FIND-02] a stream that takes too long is given up, and its place is free, though nobody reads it any more', async () => {
  const stream = streamsInTurn({ atOnce: 1, sharedMs: 10, withinMs: 10, stopping: never })
  const { asked, texts } = endless()
  const stalled = stream(texts).getReader()
  await stalled.read()
  await moment()
  expect(asked.isOver).toBe(true)
  await expect(stalled.read()).rejects.toThrow('given up')
  const next = stream(endless().texts).getReader()
  expect((await next.read()).done).toBe(false)
  await next.cancel()
})

test('[SAFE-01] [FIND-02] readers that stop reading keep others out no longer than their share, and as long as they like where nobody waits', async () => {
  const stream = streamsInTurn({ atOnce: 2, sharedMs: 10, withinMs: 60_000, stopping: never })
  const [one, other] = [endless(), endless()]
  for (const { texts } of [one, other]) await stream(texts).getReader().read()
  await moment()
  expect([one.asked.isOver, other.asked.isOver]).toEqual([false, false])
  const next = stream(endless().texts).getReader()
  expect((await next.read()).done).toBe(false)
  expect([one.asked.isOver, other.asked.isOver]).toEqual([true, false])
  await next.cancel()
})
