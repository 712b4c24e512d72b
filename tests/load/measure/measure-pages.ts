import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { median } from '../median.ts'
import type { Effort } from '../effort.ts'
import { processorSecondsOf } from '../process-figures.ts'
import { startBare } from '../bench/start-bare.ts'
import { wrk, type WrkResult } from '../bench/wrk.ts'

/** Requests a second of one page, against a bare server that sends the same bytes. */
export type PageFigures = {
  readonly page: string
  /** Whether it is a call of the catalogue. */
  readonly isCall: boolean
  readonly bytes: number
  readonly encoding: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
  readonly barePerSecond: number
  readonly shareOfBare: number
  /** Processor time for one request, in the turn where the machine was quietest: other programs only ever add to it. */
  readonly microseconds: number
  readonly bareMicroseconds: number
  readonly shareOfBareTime: number
}

/** A page of a running store, the store's process, and how many connections ask for it at once. */
export type Target = {
  readonly page: string
  readonly url: string
  readonly pid: number
  readonly connections: number
  readonly isCall: boolean
}

const headers = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }

/** Measures one page of a running store, in turns with the bare server, and takes the medians of the turns. */
export async function measurePage(
  { page, url, pid, connections, isCall }: Target,
  effort: Effort,
): Promise<PageFigures> {
  const sent = await fetchRaw(url)
  const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
  const [bodyFile, headersFile] = [join(folder, 'body'), join(folder, 'headers.json')]
  writeFileSync(bodyFile, sent.body)
  writeFileSync(headersFile, JSON.stringify(sent.headers))
  const bare = await startBare('bare-page.ts', bodyFile, headersFile)
  try {
    const own: Turn[] = []
    const others: Turn[] = []
    // until both are compiled: what is measured before that is the compiler
    for (const warm of [bare.baseURL, url]) await wrk(warm, { connections, headers, seconds: 2 })
    for (let turn = 0; turn < effort.turns; turn++) {
      others.push(
        await oneTurn({ url: bare.baseURL, pid: bare.pid }, { connections, seconds: effort.seconds }),
      )
      own.push(await oneTurn({ url, pid }, { connections, seconds: effort.seconds }))
    }
    const perSecond = median(own.map(({ result }) => result.perSecond))
    const microseconds = Math.min(...own.map((turn) => turn.microseconds))
    const bareMicroseconds = Math.min(...others.map((turn) => turn.microseconds))
    const barePerSecond = median(others.map(({ result }) => result.perSecond))
    return {
      page: `${page}, ${connections}`,
      isCall,
      bytes: sent.body.length,
      encoding: sent.headers['content-encoding'] ?? 'none',
      perSecond,
      p50Ms: median(own.map(({ result }) => result.p50Ms)),
      p99Ms: median(own.map(({ result }) => result.p99Ms)),
      failed: own.reduce((sum, { result }) => sum + result.failed, 0),
      barePerSecond,
      shareOfBare: perSecond / barePerSecond,
      microseconds,
      bareMicroseconds,
      shareOfBareTime: bareMicroseconds / microseconds,
    }
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Turn = { readonly result: WrkResult; readonly microseconds: number }

async function oneTurn(
  { url, pid }: { url: string; pid: number },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Turn> {
  const before = processorSecondsOf(pid)
  const result = await wrk(url, { connections, headers, seconds })
  const used = processorSecondsOf(pid) - before
  return { result, microseconds: (used * 1e6) / result.requests }
}

/** The answer as it travels: compressed, with the headers that a server chose. */
async function fetchRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { headers }, resolve).once('error', reject).end()
  })
  const body = await buffer(response)
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  const own = Object.entries(response.headers).filter(
    ([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'].includes(name),
  )
  return {
    body,
    headers: {
      ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
      'content-length': String(body.length),
    },
  }
}
