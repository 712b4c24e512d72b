import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startBucketServer } from '../../../tests/support/process/bucket-server.ts'
import { removeFolder } from '../../../tests/support/process/remove-folder.ts'
import { copyMedia } from './copy-media.ts'
import { mediaBucket } from './media-bucket.ts'
import { mediaFolder } from './media-folder.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'neev-media-'))
const storage = await startBucketServer()
afterAll(async () => {
  await storage.close()
  removeFolder(folder)
})

const options = { signal: new AbortController().signal, progress: () => {} }

test('[GOODS-02] [SAFE-07] pictures and challans go from the disk to a bucket and back, each once', async () => {
  const disk = mediaFolder(path.join(folder, 'media'))
  const bucket = mediaBucket(storage.settings, { report: (reason) => expect.unreachable(reason) })
  const keys = ['challans/stop-1.webp', 'pictures/a-1.avif', 'pictures/a-1.webp']
  for (const key of keys) await disk.write(key, Buffer.from(key))
  await disk.write('pictures/a-1x1.webp', new Uint8Array())
  await disk.write('logo/not-copied.png', Buffer.from('a logo'))
  expect(await copyMedia(disk, bucket, options)).toEqual({ copied: 4, unchanged: 0, bytes: 54 })
  expect(await bucket.list('logo/')).toEqual([])

  await bucket.write('pictures/b-1.webp', Buffer.from('b'))
  await bucket.write('pictures/a-1.webp', Buffer.from('cut short'))
  expect(await copyMedia(disk, bucket, options)).toEqual({ copied: 1, unchanged: 3, bytes: 17 })

  const other = mediaFolder(path.join(folder, 'other'))
  expect(await copyMedia(bucket, other, options)).toMatchObject({ copied: 5, unchanged: 0 })
  for (const key of keys) expect(Buffer.from((await other.read(key)) ?? []).toString()).toBe(key)
})

test('[SAFE-07] a copy that is ended leaves the mark that a picture is whole to the last', async () => {
  const disk = mediaFolder(path.join(folder, 'ended'))
  const bucket = mediaBucket(
    { ...storage.settings, bucket: 'neev-pictures' },
    { report: (reason) => expect.unreachable(reason) },
  )
  await disk.write('pictures/0-1x1.webp', new Uint8Array())
  await disk.write('pictures/0-1.webp', Buffer.from('whole'))
  const ending = new AbortController()
  const copying = copyMedia(disk, bucket, { signal: ending.signal, progress: () => ending.abort() })
  await expect(copying).rejects.toThrow('aborted')
  expect((await bucket.list('pictures/0')).map(({ key }) => key)).toEqual(['pictures/0-1.webp'])
})
