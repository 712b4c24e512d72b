import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config/read-config.ts'
import { createLogger, flushLog } from './observability/log.ts'
import { assertSafeSettings, assertSafeStart } from './config/live-start.ts'
import { assertDiskSpace, watchDiskSpace } from './observability/disk-space.ts'
import { jobHandlers } from './composition/start/job-handlers.ts'
import { openStore, type OpenStore } from './composition/start/open-store.ts'
import { trackOpened, type Opened } from './composition/start/track-opened.ts'
import { whenAvailable } from './composition/start/when-available.ts'
import { productionPages, developmentPages } from './http/pages/page-renderer.ts'
import type { PageHandler } from './http/pages/pages.ts'
import type { ImportRemark } from './services/catalogue/import-catalogue.ts'
import { CATALOGUE_CHANNEL } from './db/catalogue/catalogue-version.ts'
import type { Services } from './composition/services.ts'
import { startTracing } from './observability/tracing.ts'
import { describeStartupError } from './composition/start/startup-error.ts'

const DRAIN_MS = 8_000
/** A request that arrives more slowly than this is cut off. */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 30_000
/** Interval of the search for slow requests; Node's own half a minute would let them take twice their time. */
const CHECK_SLOW_MS = 1_000
/** A connection that asks for nothing more is closed after this. */
const KEEP_ALIVE_MS = 5_000

async function main(): Promise<void> {
  const config = readConfig()
  const terminal = process.stdout.isTTY
  const log = createLogger(config.logLevel, terminal)
  assertSafeSettings(config)
  const stopping = new AbortController()
  const opened = trackOpened((err) => log.error({ err }, 'something was not closed'))
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return
    stopping.abort()
    log.info('stopping')
    await opened.close()
    await flushLog(log)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  await mkdir(config.dataDir, { recursive: true })
  await assertDiskSpace(config.dataDir)
  const opening = openStore(config, log, { terminal, searchesSoon: true })
  // while the database starts
  const loading = config.mode === 'development' ? null : productionPages(config.home)
  loading?.catch(() => {})
  // a stop waits for what is half open: an embedded server would outlive this process
  opened.add(() =>
    opening.then(
      (store) => store.close(),
      () => {},
    ),
  )
  try {
    const store = await opening
    if (stopping.signal.aborted) return
    await serve({ config, log, store, loading, opened, stopping: stopping.signal })
  } catch (error) {
    await opened.close()
    await flushLog(log)
    // closing breaks off parts that are still being started
    if (!stopping.signal.aborted) throw error
  }
}

type Start = {
  readonly config: Config
  readonly log: Logger
  readonly store: OpenStore
  /** The built pages; null in development, which builds them as they are asked for. */
  readonly loading: Promise<PageHandler> | null
  /** Takes what is to be closed, whether the start fails or the store stops. */
  readonly opened: Opened
  readonly stopping: AbortSignal
}

async function serve({ config, log, store, loading, opened, stopping }: Start): Promise<void> {
  const { database, services, sharedReads, queue, simulator } = store
  await whenAvailable(() => assertSafeStart(config, services.store.findDemoData))
  await importFirstCatalogue(config, log, services)

  const tracing = config.tracesEndpoint === null ? null : await startTracing(config.tracesEndpoint)
  if (tracing !== null) opened.add(tracing.stop)
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_SLOW_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // a request without a body needs no stream of it, which would cost a sixth of an answer from memory
    optimizeEmptyRequests: true,
  })
  const disk = watchDiskSpace(config.dataDir)
  const { pages, middleware, close } =
    loading === null
      ? await developmentPages(config.home, server)
      : { pages: await loading, middleware: null, close: null }
  if (close !== null) opened.add(close)
  opened.add(() => drain(server))
  const app = createApp({
    config,
    services,
    simulator: simulator?.app ?? null,
    log,
    pages,
    isReady: async () => !stopping.aborted && (await disk.hasRoom()) && (await services.store.isReady()),
    hasRoom: disk.hasRoom,
    stopping,
    storeMetrics: store.storeMetrics,
  })
  const prepareQuickOrder = (): void => {
    services.quickOrder
      .prepare()
      .catch((err: unknown) => log.warn({ err }, 'the product kinds were not read ahead'))
  }
  await database.listen(CATALOGUE_CHANNEL, () => {
    // first what pages are made of, then the pages
    sharedReads.forget()
    app.catalogueChanged()
    prepareQuickOrder()
  })
  sharedReads.start()
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    if (middleware === null) app.listener(request, response)
    else middleware(request, response, () => app.listener(request, response))
  }
  server.on('request', (request, response) =>
    tracing === null
      ? handle(request, response)
      : tracing.request(request, response, () => handle(request, response)),
  )
  // before anybody is answered, and without ending the process where the database is busy
  await queue.start(jobHandlers(services.jobs, log))
  if (stopping.aborted) return
  await listen(server, config)
  // finds a wrong bucket at once, and does not keep anybody from buying
  store.media.list('start/').catch(() => {})
  prepareQuickOrder()
  log.info(`Neev is ready at ${addressOf(server, config)}`)
}

async function importFirstCatalogue(config: Config, log: Logger, services: Services): Promise<void> {
  if (config.catalogue === null) return
  const request = {
    folder: config.catalogue,
    onlyIfEmpty: true,
    onRefused: (remark: ImportRemark) => log.warn(remark, 'a document of the catalogue was refused'),
    onNoted: (remark: ImportRemark) => log.warn(remark, 'a document of the catalogue was not quite right'),
  }
  if (config.catalogue === config.demoCatalogue) await whenAvailable(services.store.prepareDemo)
  const counts = await whenAvailable(() => services.catalogue.importFolder(request))
  if (counts !== null) log.info({ counts }, 'the first catalogue was imported')
}

async function listen(server: Server, config: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
}

function addressOf(server: Server, config: Config): string {
  if (config.publicUrl !== null) return config.publicUrl
  const { port } = server.address() as AddressInfo
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`
}

/** Lets running requests finish, within the time that a supervisor allows. */
async function drain(server: Server): Promise<void> {
  const timeout = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeIdleConnections()
  })
  clearTimeout(timeout)
}

main().catch((error: unknown) => {
  console.error(describeStartupError(error) ?? error)
  process.exit(1)
})
