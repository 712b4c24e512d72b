import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { tinyPicture } from '../../../tests/support/catalogue/tiny-picture.ts'
import { pictureProcess, type WorkOnPicture } from './picture-process.ts'

// large pictures are made and read
vi.setConfig({ testTimeout: 120_000 })

const keep = { kind: 'keep' } as const
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#8768' } })
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'worked on',
    (error: unknown) => (error instanceof AppError ? error.details.reasons?.[0]?.code : 'failed'),
  )
const isWorking = async (workOn: WorkOnPicture) => reasonOf(workOn('Asha', keep, await tinyPicture()))

test('[SAFE-01] [GOODS-02] a picture that takes too much memory ends its process, and the next one is worked on', async () => {
  const workOn = pictureProcess({ memoryMb: 150, processorMs: 10_000 })
  const whole = await plain(4_000, 4_000).png({ progressive: true, compressionLevel: 1 }).toBuffer()
  expect(await reasonOf(workOn('Ravi', keep, whole))).toBe('picture-too-heavy')
  expect(await isWorking(workOn)).toBe('worked on')
})

test('[SAFE-01] [GOODS-02] a picture that takes too long ends its process, and the next one is worked on', async () => {
  const workOn = pictureProcess({ memoryMb: 500, processorMs: 500 })
  const dear = await plain(5_000, 5_000)
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()
  expect(await reasonOf(workOn('Ravi', { kind: 'serve' }, dear))).toBe('picture-too-slow')
  expect(await isWorking(workOn)).toBe('worked on')
})

test.skipIf(process.platform !== 'linux')(
  '[SAFE-01] [GOODS-02] a picture that makes the libraries crash is refused, and the next one is worked on',
  async () => {
    const workOn = pictureProcess()
    const working = reasonOf(workOn('Ravi', { kind: 'serve' }, await plain(8_000, 8_000).png().toBuffer()))
    const pid = execFileSync('pgrep', ['-n', '-P', String(process.pid), '-f', 'picture-worker']).toString()
    process.kill(Number(pid), 'SIGSEGV')
    expect(await working).toBe('picture-unreadable')
    expect(await isWorking(workOn)).toBe('worked on')
  },
)

test('[SAFE-01] [GOODS-02] who sends twenty pictures at once keeps nobody else waiting for more than one', async () => {
  const workOn = pictureProcess()
  const picture = await tinyPicture()
  const done: string[] = []
  const send = (by: string) => workOn(by, keep, picture).then(() => done.push(by))
  await Promise.all([...Array.from({ length: 20 }, () => send('Ravi')), send('Asha')])
  expect(done.indexOf('Asha')).toBeLessThanOrEqual(2)
  expect(done).toHaveLength(21)
})
