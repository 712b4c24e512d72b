import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

test('[SAFE-01] whoever sends much waits for their own work, and a newcomer is next', async () => {
  const queue = createFairQueue(1)
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = queue.add('a', () => gate.promise)
  const add = (name: string) => queue.add(name.charAt(0), async () => void done.push(name))
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(add)
  expect(queue.waiting()).toBe(6)
  gate.resolve()
  await Promise.all([first, ...all])
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect(queue.waiting()).toBe(0)
})

test('[SAFE-01] work that fails fails alone', async () => {
  const queue = createFairQueue(1)
  await expect(queue.add('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue.add('a', async () => 1)).resolves.toBe(1)
})
