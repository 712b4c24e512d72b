import { fork, type ChildProcess } from 'node:child_process'
import type { Reason } from '#domain/problem/reasons.ts'
import { createFairQueue } from '../../workers/fair-queue.ts'
import type { PictureEdit } from './port.ts'
import { refused } from './refused.ts'

/** Work on a picture: `serve` makes what pages ask for, `keep` what staff read a page of print by, `preview` what stands beside a link. */
export type PictureTask =
  | { readonly kind: 'serve' | 'keep' | 'preview' }
  | { readonly kind: 'edit'; readonly edit: PictureEdit }

/** A picture as it was made. */
export type WorkedPicture = {
  readonly width: number
  readonly height: number
  readonly files: readonly SizedFile[]
}
export type SizedFile = {
  readonly wide: number
  readonly type: 'avif' | 'webp' | 'png' | 'jpeg'
  readonly bytes: Uint8Array
}

/** Limits for one picture: memory of its process, and time of the processor. */
type PictureLimits = { readonly memoryMb: number; readonly processorMs: number }

/** Sent before so many bytes of a picture. */
export type PictureRequest = PictureLimits & { readonly task: PictureTask; readonly length: number }
export type PictureAnswer =
  | { readonly picture: WorkedPicture }
  | { readonly refused: Reason }
  | { readonly exceeded: keyof typeof ends }

const usual: PictureLimits = { memoryMb: 550, processorMs: 10_000 }
/** The whole time that a picture may take on a busy machine. */
const WITHIN_MS = 30_000
const IDLE_MS = 60_000

const ends = {
  time: { code: 'picture-too-slow' },
  memory: { code: 'picture-too-heavy' },
} as const
const crashed = { code: 'picture-unreadable' } as const

/** Works on a picture when its sender's turn comes. Rejects with `file-refused` and the reason. */
export type WorkOnPicture = (by: string, task: PictureTask, bytes: Uint8Array) => Promise<WorkedPicture>

/**
 * Works on one picture at a time, of each person in turn, in a process that is started on demand: a process can be ended within native
 * code, as a thread cannot. It stays for a while, as starting one from a large process holds that up.
 */
export function pictureProcess(limits = usual): WorkOnPicture {
  const queue = createFairQueue(1)
  let running: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const end = (): void => {
    running?.kill('SIGKILL')
    running = null
  }
  const workOn = async (task: PictureTask, bytes: Uint8Array): Promise<WorkedPicture> => {
    clearTimeout(idle)
    if (running === null || hasEnded(running)) running = start()
    running.stdin?.write(bytes)
    const request = { ...limits, task, length: bytes.length }
    const answer = await ask(running, request).catch((error: unknown) => {
      end()
      throw error
    })
    if ('exceeded' in answer) end()
    else idle = setTimeout(end, IDLE_MS).unref()
    if ('picture' in answer) return answer.picture
    throw refused('refused' in answer ? answer.refused : ends[answer.exceeded])
  }
  return (by, task, bytes) => queue.add(by, () => workOn(task, bytes))
}

function start(): ChildProcess {
  const child = fork(new URL('picture-worker.ts', import.meta.url), {
    // no secrets of the store, and large blocks are given back to the system at once
    env: { MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  // its end is told below
  child.stdin?.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** Rejects when the process ends before it answers: with `file-refused` where a picture has made it crash. */
function ask(child: ChildProcess, request: PictureRequest): Promise<PictureAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>()
  const exit = (code: number | null, signal: string | null): void =>
    code === null
      ? reject(refused(crashed, new Error(`The process that works on pictures was ended by ${signal}.`)))
      : reject(new Error(`The process that works on pictures ended with ${code}.`))
  const timer = setTimeout(() => resolve({ exceeded: 'time' }), WITHIN_MS)
  child.once('message', resolve).once('error', reject).once('exit', exit)
  child.send(request, (error) => {
    if (error !== null) reject(error)
  })
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', resolve).off('error', reject).off('exit', exit)
  })
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
