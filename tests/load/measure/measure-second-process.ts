import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onSuddenExit } from '../../support/process/clean-up.ts'
import { findOnPath } from '../../support/process/find-program.ts'
import { freePort } from '../../support/process/free-port.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { startStore } from '../../support/process/start-store.ts'
import { until } from '../../support/process/until.ts'
import { chooseSubjects } from '../bench/bench-pages.ts'
import type { Effort } from '../effort.ts'
import { freshPages, readTree, treeFileOf } from '../fresh-pages.ts'
import { median } from '../median.ts'
import { startBare } from '../bench/start-bare.ts'
import { wrk } from '../bench/wrk.ts'

/** First renderings a second behind a proxy, by one process and by two of them. */
export type Growth = { readonly one: number; readonly two: number }

/** What a second process adds to the store, and to React Router alone rendering the same elements. */
export type SecondProcessFigures = {
  readonly store: Growth
  readonly bare: Growth
  /** What the second process adds to the store, as a share of what it adds to the bare program; null where that gains next to nothing. */
  readonly share: number | null
}

type Place = { readonly databaseURL: string; readonly dataDirectory: string }
type Running = { readonly baseURL: string; readonly stop: () => Promise<void> }

const CONNECTIONS = 8
/** Where a second bare process adds less, no processor is free for it, and a share of that says nothing. */
const LEAST_GAIN = 0.2
const headers = { accept: 'text/html', 'accept-encoding': 'identity' }

/**
 * Two processes of the store on one PostgreSQL database behind HAProxy, and one of them behind the same, in turns with the bare
 * program; null where HAProxy (Debian's package) is missing. What is asked are first renderings: two processes answer cached pages
 * faster than a proxy and a load generator beside them can ask.
 */
export async function measureSecondProcess(
  { databaseURL, dataDirectory }: Place,
  effort: Effort,
): Promise<SecondProcessFigures | null> {
  const haproxy = findOnPath('haproxy')
  if (haproxy === undefined) {
    console.log(
      'HAProxy is not installed (Debian: apt-get install haproxy): a second process is not measured',
    )
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'neev-bench-'))
  const running: Running[] = []
  const start = async <T extends Running>(starting: Promise<T>): Promise<T> => {
    const started = await starting
    running.unshift(started)
    return started
  }
  try {
    const logged = { databaseURL, dataDirectory, logFile: join(folder, 'store.log') }
    const stores = [await start(startStore(logged)), await start(startStore(logged))]
    const { product } = (await chooseSubjects(stores[0]?.baseURL ?? '')).pages
    const treeFile = treeFileOf(folder, await readTree(product))
    const bares = [
      await start(startBare('bare-rendering.ts', treeFile)),
      await start(startBare('bare-rendering.ts', treeFile)),
    ]
    const behind = (servers: readonly Running[]): Promise<Running> =>
      start(
        startProxy(
          haproxy,
          folder,
          servers.map(({ baseURL }) => baseURL),
        ),
      )
    const proxies = {
      bareOne: await behind(bares.slice(0, 1)),
      bareTwo: await behind(bares),
      storeOne: await behind(stores.slice(0, 1)),
      storeTwo: await behind(stores),
    }
    const seen: Record<keyof typeof proxies, number[]> = {
      bareOne: [],
      bareTwo: [],
      storeOne: [],
      storeTwo: [],
    }
    const fresh = freshPages(folder, new URL(product).pathname)
    const turn = async (url: string, seconds: number): Promise<number> =>
      (await wrk(url, { connections: CONNECTIONS, headers, seconds, script: fresh() })).perSecond
    for (const name of ['bareTwo', 'storeTwo'] as const) await turn(proxies[name].baseURL, 4)
    for (let count = 0; count < effort.turns; count += 1) {
      for (const name of ['bareOne', 'storeOne', 'bareTwo', 'storeTwo'] as const)
        seen[name].push(await turn(proxies[name].baseURL, effort.seconds))
    }
    const store = { one: median(seen.storeOne), two: median(seen.storeTwo) }
    const bare = { one: median(seen.bareOne), two: median(seen.bareTwo) }
    const [own, others] = [store, bare].map(({ one, two }) => two / one - 1)
    const isComparable = own !== undefined && others !== undefined && others >= LEAST_GAIN
    return { store, bare, share: isComparable ? own / others : null }
  } finally {
    for (const { stop } of running) await stop()
    removeFolder(folder)
  }
}

/** HAProxy in front of some servers, which take turns; as in docs/operations.md, without TLS. */
async function startProxy(haproxy: string, folder: string, servers: readonly string[]): Promise<Running> {
  const port = await freePort()
  const file = join(folder, `haproxy-${port}.cfg`)
  writeFileSync(
    file,
    [
      'global\n  maxconn 1000\n  nbthread 1',
      'defaults\n  mode http\n  timeout connect 5s\n  timeout client 30s\n  timeout server 30s\n  http-reuse always',
      `listen store\n  bind 127.0.0.1:${port}\n  balance roundrobin`,
      ...servers.map((url, index) => `  server process${index} ${new URL(url).host}`),
      '',
    ].join('\n'),
  )
  const child = spawn(haproxy, ['-f', file, '-db'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const callOff = onSuddenExit(() => child.kill('SIGKILL'))
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const baseURL = `http://127.0.0.1:${port}`
  await until('HAProxy', async () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended: ${said.join('')}`)
    const answer = await fetch(baseURL).catch(() => null)
    await answer?.arrayBuffer()
    return answer === null ? undefined : true
  })
  return {
    baseURL,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      callOff()
    },
  }
}
