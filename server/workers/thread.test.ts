import { afterEach, expect, test } from 'vitest'
import type { TestCalls } from '../../tests/support/thread/test-program.ts'
import { startThread, type Thread } from './thread.ts'

let thread: Thread<TestCalls>
afterEach(() => thread.close())

const ended: Error[] = []
const open = (limits: { waiting?: number } = {}): Thread<TestCalls> => {
  ended.length = 0
  thread = startThread(new URL('../../tests/support/thread/test-program.ts', import.meta.url), {
    waiting: 4,
    hungAfterMs: 1_500,
    loadedAfterMs: 60_000,
    onEnd: (reason) => ended.push(reason),
    ...limits,
  })
  return thread
}

test(
  '[SEARCH-08] a thread that died is started again with the next request',
  { timeout: 20_000 },
  async () => {
    const { ask } = open()
    expect(await ask('answer', null)).toBe('an answer')
    const waiting = ask('keep waiting', null)
    waiting.catch(() => {})
    await expect(ask('die', null)).rejects.toMatchObject({ name: 'ThreadUnavailable' })
    await expect(waiting).rejects.toMatchObject({ name: 'ThreadUnavailable' })
    expect(ended.map(({ message }) => message)).toEqual(['died as told'])
    expect(await ask('answer', null)).toBe('an answer')
  },
)

test('[SEARCH-08] a thread that hangs is ended, and its requests fail', { timeout: 20_000 }, async () => {
  const { ask, isRunning } = open()
  await expect(ask('hang', null)).rejects.toMatchObject({ name: 'ThreadUnavailable' })
  expect(isRunning()).toBe(false)
  expect(await ask('answer', null)).toBe('an answer')
})

test(
  '[SEARCH-08] a thread has longer to load than to answer, but not for ever',
  { timeout: 20_000 },
  async () => {
    thread = startThread(new URL('../../tests/support/thread/endless-program.ts', import.meta.url), {
      waiting: 4,
      hungAfterMs: 1,
      loadedAfterMs: 1_500,
    })
    const asked = performance.now()
    await expect(thread.ask('answer', null)).rejects.toMatchObject({ name: 'ThreadUnavailable' })
    expect(performance.now() - asked).toBeGreaterThan(1_500)
  },
)

test('[SEARCH-08] a request beyond the queue is refused at once, and an error is of its own request alone', async () => {
  const { ask } = open({ waiting: 2 })
  const first = ask('keep waiting', null)
  const second = ask('fail', null)
  await expect(ask('answer', null)).rejects.toMatchObject({ name: 'ThreadUnavailable' })
  await expect(second).rejects.toThrow('failed as told')
  expect(await ask('answer', null)).toBe('an answer')
  first.catch(() => {})
})
