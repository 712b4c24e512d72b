import { writeFile } from 'node:fs/promises'
import { AppError } from '#domain/errors.ts'
import { giveWay } from '../../workers/give-way.ts'
import { makeEdited } from './edit-picture.ts'
import { makePreview } from './make-preview.ts'
import type { PictureAnswer, PictureRequest, PictureTask, WorkedPicture } from './picture-process.ts'
import { keepPicture, sizePicture } from './size-picture.ts'

// Works on pictures in a process of its own. The libraries run in threads, so that this one sees what they take.

const WATCH_MS = 10

giveWay()

const say = (answer: PictureAnswer): void => void process.send?.(answer)

let parts: Buffer[] = []
let arrived = Promise.withResolvers<void>()

process.stdin.on('data', (part: Buffer) => {
  parts.push(part)
  arrived.resolve()
})

async function take(length: number): Promise<Buffer> {
  while (parts.reduce((sum, part) => sum + part.length, 0) < length) {
    arrived = Promise.withResolvers()
    await arrived.promise
  }
  const bytes = Buffer.concat(parts)
  parts = []
  return bytes
}

async function answerTo({ task, length, memoryMb, processorMs }: PictureRequest): Promise<void> {
  const bytes = await take(length)
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if (process.memoryUsage.rss() > memoryMb * 1e6) say({ exceeded: 'memory' })
    else if (user + system > processorMs * 1_000) say({ exceeded: 'time' })
  }, WATCH_MS)
  try {
    say({ picture: await workOn(task, bytes) })
  } catch (error) {
    const [reason] = error instanceof AppError ? (error.details.reasons ?? []) : []
    if (reason === undefined) throw error
    say({ refused: reason })
  } finally {
    clearInterval(watch)
  }
}

function workOn(task: PictureTask, bytes: Buffer): Promise<WorkedPicture> {
  if (task.kind === 'edit') return makeEdited(bytes, task.edit)
  if (task.kind === 'preview') return makePreview(bytes)
  return task.kind === 'serve' ? sizePicture(bytes) : keepPicture(bytes)
}

// `exit` would wait for the threads
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (request: PictureRequest) => void answerTo(request))
// where the machine's memory ends, Linux ends this process and not the store
writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
