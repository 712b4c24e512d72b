import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startBucketServer } from '../../../tests/support/process/bucket-server.ts'
import { removeFolder } from '../../../tests/support/process/remove-folder.ts'
import { mediaBucket } from './media-bucket.ts'
import { mediaFolder } from './media-folder.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'neev-media-'))
const storage = await startBucketServer()
afterAll(async () => {
  await storage.close()
  removeFolder(folder)
})

const report = (reason: string): void => expect.unreachable(reason)
const places = [
  ['on the disk', mediaFolder(path.join(folder, 'media'))],
  ['in a bucket', mediaBucket(storage.settings, { report })],
] as const
const text = (bytes: Uint8Array | null): string | null => bytes && Buffer.from(bytes).toString()

describe.each(places)('[GOODS-02] media %s', (_, media) => {
  test('what was never written is not there, and a folder without files is empty', async () => {
    expect(await media.read('pictures/none.webp')).toBe(null)
    expect(await media.list('pictures/')).toEqual([])
    await media.remove('pictures/none.webp')
  })

  test('a file is read as it was written, also in place of an earlier one, and an empty one is a file', async () => {
    await media.write('pictures/a-1.webp', Buffer.from('first'))
    await media.write('pictures/a-1.webp', Buffer.from([0, 255, 13, 10]))
    await media.write('pictures/a-2x3.webp', new Uint8Array())
    expect([...((await media.read('pictures/a-1.webp')) ?? [])]).toEqual([0, 255, 13, 10])
    expect(text(await media.read('pictures/a-2x3.webp'))).toBe('')
  })

  test('files are listed by what their keys begin with, with their size and when they were written', async () => {
    const since = Date.now() - 2_000
    await media.write('challans/b-1.webp', Buffer.from('four'))
    await media.write('challans/c-1.webp', Buffer.from('four'))
    const files = await media.list('challans/b')
    expect(files.map(({ key, bytes }) => [key, bytes])).toEqual([['challans/b-1.webp', 4]])
    expect(files[0]?.changedAt.getTime()).toBeGreaterThan(since)
    expect((await media.list('challans/')).map(({ key }) => key).toSorted()).toEqual([
      'challans/b-1.webp',
      'challans/c-1.webp',
    ])
  })

  test('what was removed is gone, and nothing else', async () => {
    await media.write('challans/d-1.webp', Buffer.from('d'))
    await media.remove('challans/d-1.webp')
    expect(await media.read('challans/d-1.webp')).toBe(null)
    expect(text(await media.read('challans/c-1.webp'))).toBe('four')
  })
})
