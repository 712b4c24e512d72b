import path from 'node:path'
import { defaultLoginLimits } from '#domain/identity/login-limits.ts'
import { defaultOrderLimits } from '#domain/orders/placing/order-limits.ts'
import { createAltcha } from '#server/gateways/bot-check/altcha.ts'
import { jsonFolder } from '#server/gateways/catalogue/json-folder.ts'
import { remotePictureFetcher } from '#server/gateways/pictures/fetch-remote-picture.ts'
import { mediaFolder } from '#server/gateways/media/media-folder.ts'
import { pictureProcess } from '#server/gateways/pictures/picture-process.ts'
import { pictureStore } from '#server/gateways/pictures/picture-store.ts'
import { pictureVault } from '#server/gateways/pictures/picture-vault.ts'
import { sheetFiles } from '#server/gateways/sheets/sheet-files.ts'
import { renderDocuments } from '#server/gateways/documents/document-pdf.ts'
import { openPaymentProvider } from '#server/gateways/payments/open-payments.ts'
import { openSms } from '#server/gateways/sms/open-sms.ts'
import { createSearchIndex } from '#server/services/catalogue/steps/search-index.ts'
import { openSearchThread } from '#server/workers/open-search-thread.ts'
import { createSharedReads } from '#server/composition/shared-reads.ts'
import { createDemandCounter } from '#server/services/demand/steps/count-demand.ts'
import { createServices, type Services } from '#server/composition/services.ts'
import type { FaultRate } from '#server/gateways/payments/simulator/fault-injection.ts'
import type { Simulator } from '#server/gateways/payments/simulator/create-simulator.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { findOrAddSecret } from '#server/db/secrets.ts'
import type { StormLocation } from './storm-store.ts'

/** The store's own services on the data that a storm left behind, with a clock that tests move ahead. */
export type StormServices = {
  readonly database: Database
  readonly services: Services
  readonly now: () => Date
  readonly advanceClock: (ms: number) => void
  /** Captures what the simulator has to capture by now, and delivers its webhooks. */
  readonly deliverWebhooks: () => Promise<void>
  /** Ends a payment attempt like the button of that name in the simulator's window. */
  readonly pay: (providerOrderId: string, outcome: string) => Promise<void>
  /** Does what a person does in the provider's dashboard. */
  readonly inDashboard: Simulator['inDashboard']
  /** What marks this store's orders at the provider. */
  readonly storeId: string
  readonly close: () => Promise<void>
}

type StormOptions = {
  /** Others on the same data, whose database and clock these share. */
  readonly beside?: StormServices
  /** How often the simulator fails; it does not when this is left out. */
  readonly faultRate?: FaultRate
}

/** Opens the data of a stopped store. */
export async function openStormServices(
  { databaseURL, dataDirectory }: StormLocation,
  { beside, faultRate }: StormOptions = {},
): Promise<StormServices> {
  const database = beside?.database ?? (await openDatabase(databaseURL, path.join(dataDirectory, 'database')))
  let at = Date.now()
  const now = beside?.now ?? ((): Date => new Date(at))
  const secret = (name: string): Promise<string> => findOrAddSecret(database.queries, name, 'never used')
  const { provider, simulator } = openPaymentProvider(
    { provider: 'simulator', faultRate: faultRate ?? null },
    {
      dataFile: path.join(dataDirectory, 'simulator.sqlite'),
      keyId: 'test_neev',
      keySecret: await secret('simulator-key'),
      webhookSecret: await secret('simulator-webhook'),
      deliver: (body, headers) => services.payments.handleWebhook({ body, header: (name) => headers[name] }),
      now,
      report: (error) => {
        throw error
      },
      pollMs: 0,
    },
  )
  if (simulator === null) throw new Error('there is no simulator')
  const media = mediaFolder(`${dataDirectory}/media`)
  const workOnPicture = pictureProcess()
  const storeId = await secret('store-id')
  const thread = openSearchThread()
  const services = createServices({
    alarms: { raise: () => {} },
    database,
    demand: createDemandCounter({ database, now }),
    sharedReads: createSharedReads(),
    searchIndex: createSearchIndex({ database, thread }),
    botCheck: createAltcha({ secret: await secret('bot-check'), steps: 2 }),
    sms: openSms([{ provider: 'outbox' }], { dataDir: dataDirectory, show: () => {} }),
    catalogueFiles: jsonFolder,
    payments: provider,
    stockAlerts: true,
    media,
    pictures: pictureStore(media, workOnPicture),
    remotePictures: remotePictureFetcher({ mirrors: new Map() }),
    challans: pictureVault(media, workOnPicture),
    sheets: sheetFiles,
    demoCatalogue: 'demo/catalogue',
    renderDocuments,
    jobs: { trigger: () => {}, runAt: () => {} },
    now,
    alarm: () => {},
    storeId,
    loginSecret: await secret('login-codes'),
    loginLimits: defaultLoginLimits,
    orderLimits: defaultOrderLimits,
    messageLimits: { messagesPerDay: 1e6, messagesPerDayToCustomer: 1e6 },
    storeName: 'Neev',
    apiBase: '/api',
    publicUrl: null,
    live: false,
    expectsCatalogue: true,
  })
  return {
    database,
    services,
    now,
    advanceClock:
      beside?.advanceClock ??
      ((ms) => {
        at += ms
      }),
    deliverWebhooks: simulator.retryDue,
    inDashboard: simulator.inDashboard,
    storeId,
    pay: async (providerOrderId, outcome) => {
      const answer = await simulator.app.request('/window/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: providerOrderId, outcome }),
      })
      if (!answer.ok) throw new Error(`the window refused: ${await answer.text()}`)
    },
    close: async () => {
      await simulator.close()
      await thread.close()
      if (beside === undefined) await database.close()
    },
  }
}
