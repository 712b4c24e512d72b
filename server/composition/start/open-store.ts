import { randomBytes } from 'node:crypto'
import { chmod, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import { defaultStoreSettings } from '#domain/store/settings.ts'
import type { Config } from '../../config/read-config.ts'
import { sendsStockAlerts } from '../../config/sms.ts'
import { createAlarms } from '../../gateways/alarms/log-and-count.ts'
import { createAltcha } from '../../gateways/bot-check/altcha.ts'
import { jsonFolder } from '../../gateways/catalogue/json-folder.ts'
import { createPgBossQueue, type JobQueue } from '../../gateways/jobs/pg-boss-queue.ts'
import { openPaymentProvider } from '../../gateways/payments/open-payments.ts'
import { remotePictureFetcher } from '../../gateways/pictures/fetch-remote-picture.ts'
import { openMedia } from '../../gateways/media/open-media.ts'
import type { MediaStore } from '../../gateways/media/port.ts'
import { pictureProcess } from '../../gateways/pictures/picture-process.ts'
import { pictureStore } from '../../gateways/pictures/picture-store.ts'
import { pictureVault } from '../../gateways/pictures/picture-vault.ts'
import { sheetFiles } from '../../gateways/sheets/sheet-files.ts'
import type { Simulator } from '../../gateways/payments/simulator/create-simulator.ts'
import { openSms } from '../../gateways/sms/open-sms.ts'
import { showMessage } from '../../observability/log.ts'
import { createServices, type Services } from '../services.ts'
import { createSharedReads, type SharedReads } from '../shared-reads.ts'
import { databaseHoldsStore, nameOfDatabase, openDatabase } from '../../db/open-database.ts'
import type { Database } from '../../db/database.ts'
import { isUnavailable } from '../../db/connections/pool.ts'
import { migrate } from '../../db/migrate.ts'
import { addStoreGauges } from '../../observability/store-gauges.ts'
import { trackOpened, type Opened } from './track-opened.ts'
import { whenAvailable } from './when-available.ts'
import { createDemandCounter } from '../../services/demand/steps/count-demand.ts'
import { wordMessages } from '../../services/store/word-messages.ts'
import { createSearchIndex, restoreIndex } from '../../services/catalogue/steps/search-index.ts'
import { openSearchThread } from '../../workers/open-search-thread.ts'
import type { SearchCalls } from '../../workers/search-thread.ts'
import type { Thread } from '../../workers/thread.ts'
import { findOrAddSecret } from '../../db/secrets.ts'

/** An open store: its use cases, and what a server starts and stops. */
export type OpenStore = {
  readonly database: Database
  readonly services: Services
  /** Reads that pages have in common; a server starts them, and forgets them when the catalogue changes. */
  readonly sharedReads: SharedReads
  /** The background jobs; only a server starts them. */
  readonly queue: JobQueue
  /** The simulated payment provider, when it is the configured one. */
  readonly simulator: Simulator | null
  /** The counts of alarms and the state of the store, for `/metrics`. */
  readonly storeMetrics: Registry
  /** Store of picture files. */
  readonly media: MediaStore
  /** Closes everything in the right order. */
  readonly close: () => Promise<void>
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** The name of the store that a configuration means, as an operator knows it. */
export function nameStore({ databaseUrl, dataDir }: Place): string {
  return nameOfDatabase(databaseUrl, dataDir)
}

/** True when there is a store already where a configuration means one. */
export function storeExists(place: Place): Promise<boolean> {
  return databaseHoldsStore(place.databaseUrl, databaseFolder(place))
}

const databaseFolder = ({ dataDir }: Place): string => path.join(dataDir, 'database')

const snapshotFile = ({ dataDir }: Pick<Place, 'dataDir'>): string => path.join(dataDir, 'search-index/index')

type Opening = {
  /** The log goes to a terminal: messages to customers are shown in full. */
  readonly terminal?: boolean
  /** It will be searched: the kept index is read while the database starts. A command has no use for it. */
  readonly searchesSoon?: boolean
}

/** Opens the database, migrates it and binds the use cases to it. */
export async function openStore(
  config: Config,
  log: Logger,
  { terminal = false, searchesSoon = false }: Opening = {},
): Promise<OpenStore> {
  await mkdir(config.dataDir, { recursive: true })
  await closeToOthers(config.dataDir, log)
  await mkdir(path.join(config.dataDir, 'media'), { recursive: true })
  const { databaseUrl, databaseDirectUrl } = config
  const opened = trackOpened((err) => log.error({ err }, 'a part of the store was not closed'))
  const thread = openSearchThread((err) => log.error({ err }, 'the thread of the product kinds ended'))
  const restoring = searchesSoon ? restoreIndex(thread, snapshotFile(config)) : undefined
  try {
    const database = await openDatabase(databaseUrl, databaseFolder(config), databaseDirectUrl)
    opened.add(database.close)
    opened.add(thread.close)
    const migrations =
      databaseDirectUrl === null ? await migrate(database) : await migrateDirectly(databaseDirectUrl)
    if (migrations.length > 0) log.info({ migrations }, 'the database was migrated')
    return await bind(config, { database, thread, restoring, opened, log, terminal })
  } catch (error) {
    await opened.close()
    await thread.close()
    throw error
  }
}

/** Nobody but its owner looks into the data folder, which holds customers' data; an embedded server's user may pass it. */
async function closeToOthers(dataDir: string, log: Logger): Promise<void> {
  process.umask(0o077)
  const { mode } = await stat(dataDir)
  if ((mode & 0o067) === 0) return
  await chmod(dataDir, 0o700).catch((err: unknown) =>
    log.warn({ err }, 'DATA_DIR belongs to another user, who decides who may read it'),
  )
}

/** Migrations hold a lock of their session, which a pooler by transaction would give away with its connection. */
async function migrateDirectly(directUrl: string): Promise<readonly string[]> {
  const direct = await openDatabase(directUrl, null)
  try {
    return await migrate(direct)
  } finally {
    await direct.close()
  }
}

type Bound = {
  readonly database: Database
  readonly thread: Thread<SearchCalls>
  readonly restoring: Promise<void> | undefined
  readonly opened: Opened
  readonly log: Logger
  readonly terminal: boolean
}

const now = (): Date => new Date()

async function bind(
  config: Config,
  { database, thread, restoring, opened, log, terminal }: Bound,
): Promise<OpenStore> {
  const secret = (name: string): Promise<string> =>
    findOrAddSecret(database.queries, name, randomBytes(32).toString('base64url'))
  const queue = createPgBossQueue({
    address: database.home.address,
    onError: (err) => log.error({ err }, 'a job failed'),
    isPassing: isUnavailable,
  })
  const { provider, simulator } = openPaymentProvider(config.paymentProvider, {
    dataFile: path.join(config.dataDir, 'simulator.sqlite'),
    keyId: 'test_neev',
    keySecret: await secret('simulator-key'),
    webhookSecret: await secret('simulator-webhook'),
    deliver: (body, headers) => services.payments.handleWebhook({ body, header: (name) => headers[name] }),
    now,
    report: (err) => log.error({ err }, 'the payment simulator failed'),
  })
  const alarms = createAlarms(log)
  const media = openMedia(config, (reason) =>
    alarms.raise({ kind: 'pictures-unavailable', subject: reason, details: {} }),
  )
  const workOnPicture = pictureProcess()
  if (simulator !== null) opened.add(simulator.close)
  // first of all, as jobs use everything else
  opened.add(queue.stop)
  const sharedReads = createSharedReads()
  const services = createServices({
    database,
    demand: createDemandCounter({ database, now }),
    sharedReads,
    searchIndex: createSearchIndex({
      database,
      thread,
      snapshotFile: snapshotFile(config),
      restoring,
      onError: (err) => log.warn({ err }, 'the search index was not kept'),
    }),
    alarms,
    botCheck: createAltcha({ secret: await secret('bot-check'), steps: config.proofSteps }),
    sms: wordMessages(
      openSms(config.smsRoutes, { dataDir: config.dataDir, show: showMessage(log, terminal) }),
      database,
    ),
    catalogueFiles: jsonFolder,
    payments: provider,
    media,
    pictures: pictureStore(media, workOnPicture),
    remotePictures: remotePictureFetcher({ mirrors: config.pictureMirrors }),
    challans: pictureVault(media, workOnPicture),
    sheets: sheetFiles,
    demoCatalogue: config.demoCatalogue,
    // loaded on demand: the renderer is heavy, and few documents are printed
    renderDocuments: async (job) =>
      (await import('../../gateways/documents/document-pdf.ts')).renderDocuments(job),
    jobs: queue,
    now,
    alarm: ({ kind, ...ids }) => {
      alarms.count(kind, 'money')
      log.error({ alarm: kind, ...ids }, 'money that staff must look at')
    },
    storeId: await secret('store-id'),
    loginSecret: await secret('login-codes'),
    loginLimits: config.loginLimits,
    orderLimits: config.orderLimits,
    messageLimits: config.messageLimits,
    stockAlerts: sendsStockAlerts(config.smsRoutes),
    storeName: defaultStoreSettings.name,
    apiBase: config.apiBase,
    publicUrl: config.publicUrl,
    live: config.live,
    expectsCatalogue: config.catalogue !== null,
  })
  if (await whenAvailable(services.catalogue.rebuildSearchIndex)) log.info('the search index was rebuilt')
  addStoreGauges(alarms.registry, { database, ...config, isReady: services.store.isReady, now })
  return {
    database,
    services,
    sharedReads,
    queue,
    simulator,
    storeMetrics: alarms.registry,
    media,
    close: opened.close,
  }
}
