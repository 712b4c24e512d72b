import { expect, test, vi } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

function started(maxCharacters?: number) {
  const reads = createSharedReads(maxCharacters)
  reads.start()
  return reads
}

/** A reading that ends when the test says so. */
function slowReading<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  return { load: vi.fn<() => Promise<T>>(() => promise), resolve, reject }
}

test('[SAFE-03] however many wait for a list, it is read once, and not again until the catalogue changes', async () => {
  const { read, forget } = started()
  const { load, resolve } = slowReading<string[]>()
  const waiting = Array.from({ length: 50 }, () => read('shops', load))
  resolve(['cement'])
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => ['cement']))
  await read('shops', load)
  expect(load).toHaveBeenCalledTimes(1)
  forget()
  expect(await read('shops', async () => ['paint'])).toEqual(['paint'])
})

test('[AREA-03] whoever asks after a change does not get what was being read before it', async () => {
  const { read, forget } = started()
  const old = slowReading<string[]>()
  const before = read('shops', old.load)
  forget()
  const current = slowReading<string[]>()
  const after = read('shops', current.load)
  current.resolve(['new'])
  expect(await after).toEqual(['new'])
  old.resolve(['old'])
  expect(await before).toEqual(['old'])
  expect(await read('shops', async () => ['read again'])).toEqual(['new'])
})

test('[SAFE-03] a failure is told to all who waited and not kept', async () => {
  const { read } = started()
  const { load, reject } = slowReading<string[]>()
  const waiting = [read('shops', load), read('shops', load)]
  reject(new Error('the database is away'))
  const told = await Promise.allSettled(waiting)
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('shops', async () => ['back'])).toEqual(['back'])
})

test('[SAFE-03] what was read is still there while the database is away', async () => {
  const { read } = started()
  await read('shops', async () => ['cement'])
  expect(await read('shops', () => Promise.reject(new Error('away')))).toEqual(['cement'])
})

test('what does not exist is asked for each time, and what is too large as well', async () => {
  const { read } = started(100)
  for (const result of [null, ['x'.repeat(200)]]) {
    const load = vi.fn<() => Promise<unknown>>(async () => result)
    await read('product', load)
    await read('product', load)
    expect(load).toHaveBeenCalledTimes(2)
  }
})

test('memory is bounded: what was used last stays', async () => {
  const { read } = started(1_000)
  const load = vi.fn<() => Promise<unknown>>(async () => ['x'.repeat(300)])
  for (const key of ['a', 'b', 'a', 'c', 'd', 'a']) await read(key, load)
  expect(load).toHaveBeenCalledTimes(4)
  await read('b', load)
  expect(load).toHaveBeenCalledTimes(5)
})

test('nobody can change what others have as well', async () => {
  const { read } = started()
  const [shop] = await read('shops', async () => [{ name: 'Cement' }])
  expect(() => Object.assign(shop ?? {}, { name: 'Paint' })).toThrow(TypeError)
})

test('until it is started everything is read anew: nobody tells of changes yet', async () => {
  const { read } = createSharedReads()
  const load = vi.fn<() => Promise<unknown>>(async () => ['cement'])
  await read('shops', load)
  await read('shops', load)
  expect(load).toHaveBeenCalledTimes(2)
})
