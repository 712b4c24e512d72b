import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Logger } from 'pino'
import { defaultStoreSettings } from '#domain/store/settings.ts'
import type { Config } from './config.ts'
import { createAltcha } from './gateways/bot-check/altcha.ts'
import { jsonFolder } from './gateways/catalogue/json-folder.ts'
import { createPgBossQueue, type JobQueue } from './gateways/jobs/boss.ts'
import { openPaymentProvider } from './gateways/payments/open-payments.ts'
import type { Simulator } from './gateways/payments/simulator/create-simulator.ts'
import { openSms } from './gateways/sms/open-sms.ts'
import { showMessage } from './log.ts'
import { createServices, type Services } from './services.ts'
import { openDatabase } from './db/open-database.ts'
import type { Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { findOrAddSecret } from './db/secrets.ts'

/** A store that is open: its verbs, and what a server of it starts and stops. */
export type OpenStore = {
  readonly database: Database
  readonly services: Services
  /** What the store does by itself; only a server starts it. */
  readonly queue: JobQueue
  /** The stand-in for a payment provider, where it is the chosen one. */
  readonly simulator: Simulator | null
  /** Ends everything in its order. */
  readonly close: () => Promise<void>
}

/** Opens the database, brings it to the newest form and binds the verbs to it. */
export async function openStore(config: Config, log: Logger, terminal: boolean): Promise<OpenStore> {
  await mkdir(path.join(config.dataDir, 'media'), { recursive: true })
  const database = await openDatabase(config.databaseUrl, path.join(config.dataDir, 'database'))
  try {
    const done = await migrate(database)
    if (done.length > 0) log.info({ migrations: done }, 'the database was brought to the newest form')
    return await bind(config, { database, log, terminal })
  } catch (error) {
    await database.close()
    throw error
  }
}

type Parts = { readonly database: Database; readonly log: Logger; readonly terminal: boolean }

const now = (): Date => new Date()

async function bind(config: Config, { database, log, terminal }: Parts): Promise<OpenStore> {
  const secret = (name: string): Promise<string> =>
    findOrAddSecret(database.queries, name, randomBytes(32).toString('base64url'))
  const queue = createPgBossQueue({
    home: database.home,
    onFault: (err) => log.error({ err }, 'a job failed'),
  })
  const { provider, simulator } = openPaymentProvider(config.paymentRoute, {
    dataFile: path.join(config.dataDir, 'simulator.sqlite'),
    keyId: 'test_neev',
    keySecret: await secret('simulator-key'),
    webhookSecret: await secret('simulator-webhook'),
    deliver: (body, headers) => services.payments.hear({ body, header: (name) => headers[name] }),
    now,
    report: (err) => log.error({ err }, 'the payment simulator failed'),
  })
  const services = createServices({
    database,
    botCheck: createAltcha({ secret: await secret('bot-check'), steps: config.proofSteps }),
    messages: openSms(config.smsRoutes, { dataDir: config.dataDir, show: showMessage(log, terminal) }),
    catalogueFiles: jsonFolder,
    payments: provider,
    // few invoices are asked for, and what makes them takes a while to load
    renderInvoice: async (document) =>
      (await import('./gateways/documents/invoice-pdf.ts')).renderInvoice(document),
    jobs: queue,
    now,
    loginSecret: await secret('login-codes'),
    loginLimits: config.loginLimits,
    storeName: defaultStoreSettings.name,
    apiBase: config.apiBase,
    publicUrl: config.publicUrl,
    live: config.live,
    wantsCatalogue: config.catalogue !== null,
  })
  if (await services.catalogue.remakeSearch()) log.info('the search text of the goods was made anew')
  return {
    database,
    services,
    queue,
    simulator,
    close: async () => {
      await queue.stop()
      await simulator?.close()
      await database.close()
    },
  }
}
