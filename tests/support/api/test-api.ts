import { DatabaseSync } from 'node:sqlite'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { defaultLoginLimits, type LoginLimits } from '#domain/identity/login-limits.ts'
import { createApp } from '#server/app.ts'
import { sendsStockAlerts } from '#server/config/sms.ts'
import { readConfig } from '#server/config/read-config.ts'
import type { Alarm } from '#server/gateways/alarms/port.ts'
import { CATALOGUE_CHANNEL } from '#server/db/catalogue/catalogue-version.ts'
import { createAltcha } from '#server/gateways/bot-check/altcha.ts'
import { jsonFolder } from '#server/gateways/catalogue/json-folder.ts'
import { renderDocuments } from '#server/gateways/documents/document-pdf.ts'
import { remotePictureFetcher } from '#server/gateways/pictures/fetch-remote-picture.ts'
import { openMedia } from '#server/gateways/media/open-media.ts'
import { pictureProcess } from '#server/gateways/pictures/picture-process.ts'
import { pictureStore } from '#server/gateways/pictures/picture-store.ts'
import { pictureVault } from '#server/gateways/pictures/picture-vault.ts'
import { sheetFiles } from '#server/gateways/sheets/sheet-files.ts'
import { sign } from '#server/gateways/payments/signature.ts'
import type { PaymentProvider } from '#server/gateways/payments/port.ts'
import type { Simulator } from '#server/gateways/payments/simulator/create-simulator.ts'
import { openPaymentProvider } from '#server/gateways/payments/open-payments.ts'
import type { MoneyAlarm } from '#domain/payments/money-alarm.ts'
import type { MessageTemplate } from '#domain/notifications/message-wording.ts'
import { messageText } from '#domain/notifications/text-message.ts'
import { NoTemplateError, type DeliveryReport, type SmsGateway } from '#server/gateways/sms/port.ts'
import type { OutboxMessage } from '#server/gateways/sms/outbox.ts'
import { createServices, type Services } from '#server/composition/services.ts'
import { createSharedReads, type SharedReads } from '#server/composition/shared-reads.ts'
import { createDemandCounter } from '#server/services/demand/steps/count-demand.ts'
import { wordMessages } from '#server/services/store/word-messages.ts'
import { createSearchIndex } from '#server/services/catalogue/steps/search-index.ts'
import { openSearchThread } from '#server/workers/open-search-thread.ts'
import { removeFolder } from '../process/remove-folder.ts'
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { openBrowser, requestTo, type Browser, type Caller } from './test-browser.ts'

/** A request with this header is a report of the fake message provider: `{"reference": "message 1", "state": "delivered"}`. */
export const REPORT_SECRET = 'x-fake-provider'

/** The store's API in process, on a database of its own, with a clock and messages that the test controls. */
export type TestApi = {
  readonly database: TestDatabase
  readonly services: Services
  readonly sharedReads: SharedReads
  readonly messages: OutboxMessage[]
  readonly payments: PaymentProvider
  /** Lets the store's payment provider behave differently from now on. */
  readonly replacePayments: (changes: Partial<PaymentProvider>) => void
  /** Mark of this store's orders at the provider. */
  readonly storeId: { current: string }
  /** Sends a notice that the provider has signed. */
  readonly notify: (event: unknown) => Promise<Response>
  /** Loses the webhooks that are on their way. */
  readonly loseWebhooks: () => Promise<void>
  /** Changes fields of a payment in the provider's own ledger. */
  readonly changePayment: (paymentId: string, changes: Readonly<Record<string, unknown>>) => void
  /** Alarms that staff were told of. */
  readonly alarms: MoneyAlarm[]
  /** Warnings to the shopkeeper. */
  readonly warnings: readonly Alarm[]
  /** The store's clock. */
  readonly now: () => Date
  /** Moves the store's clock ahead, or back. */
  readonly advanceClock: (ms: number) => void
  /** From now on the message provider refuses, with an error of its own or this one, or takes messages again. */
  readonly refuseMessages: (refused: boolean | Error) => void
  /** Kinds of messages that the provider has no registered text for. */
  readonly unregistered: Set<MessageTemplate>
  readonly call: Caller
  /** A browser of its own, with its cookies; `from` is its network address. */
  readonly asBrowser: (from?: string) => Browser
  /** Signs a phone in; the result calls the API as that partner. */
  readonly signedIn: (phone: string) => Promise<Caller>
  /** Ends a payment attempt like the button of that name in the simulator's window. */
  readonly pay: (providerOrderId: string, outcome: string) => Promise<WindowPost>
  /** Does what a person does in the payment provider's dashboard. */
  readonly inDashboard: Simulator['inDashboard']
  /** Delivers the simulator's webhooks that are due. */
  readonly deliverWebhooks: () => Promise<void>
  /** Runs the background jobs that a store runs every minute. */
  readonly runJobs: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Message of the payment window to the page. */
export type WindowPost = { readonly event: string; readonly response?: Record<string, string> } | null

const pages = async (): Promise<Response> => new Response('no pages here', { status: 404 })

/** A busy machine reads the catalogue slowly; what is tested is what was read. */
const KIND_PATIENCE_MS = 30_000

type Differences = {
  readonly provider?: SmsGateway
  /** The database to copy, if not that of an empty store. */
  readonly template?: string
}

/** Opens the API for one test file. */
export async function openTestApi(
  limits: Partial<LoginLimits> = {},
  environment: Record<string, string> = {},
  { provider, template }: Differences = {},
): Promise<TestApi> {
  const database = await openTestDatabase(template)
  const messages: OutboxMessage[] = []
  const warnings: Alarm[] = []
  let now = Date.parse('2026-11-20T06:30:00.000Z')
  let refusing: boolean | Error = false
  const unregistered = new Set<MessageTemplate>()
  const alarms: MoneyAlarm[] = []
  const folder = await mkdtemp(join(tmpdir(), 'neev-simulator-'))
  const dataFile = join(folder, 'books.sqlite')
  const webhookSecret = 'a webhook secret of the test'
  const storeId = { current: 'store-of-the-test' }
  let losing = false
  const { provider: simulated, simulator } = openPaymentProvider(
    { provider: 'simulator', faultRate: null },
    {
      dataFile,
      keyId: 'test_neev',
      keySecret: 'a key of the test',
      webhookSecret,
      deliver: async (body, headers) => {
        if (losing) return
        const answer = await call('/api/payments/webhook', { method: 'POST', body, headers })
        if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`)
      },
      now: () => new Date(now),
      report: (error) => {
        throw error
      },
      pollMs: 0,
    },
  )
  if (simulator === null) throw new Error('there is no simulator')
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: tmpdir(),
    REQUEST_RATE_FACTOR: '0',
    // customers of a test order all day long at one moment of the clock
    ORDERS_PER_HOUR: '1000',
    OPEN_CASH_ORDERS: '1000',
    ...environment,
  })
  const payments = { ...simulated }
  const workOnPicture = pictureProcess()
  const media = openMedia({ ...config, dataDir: folder }, (subject) =>
    warnings.push({ kind: 'pictures-unavailable', subject, details: {} }),
  )
  const thread = openSearchThread()
  const sharedReads = createSharedReads()
  const services = createServices({
    database,
    demand: createDemandCounter({ database, now: () => new Date(now) }),
    sharedReads,
    searchIndex: createSearchIndex({ database, thread, patienceMs: KIND_PATIENCE_MS }),
    sms: wordMessages(
      provider ?? {
        send: async (message) => {
          if (refusing !== false) throw refusing === true ? new Error('the provider is down') : refusing
          if (unregistered.has(message.template)) throw new NoTemplateError(message.template)
          messages.push({ to: message.to, text: messageText(message) })
          return { route: 'twilio', reference: `message ${messages.length}` }
        },
        hasTemplate: (kind) => !unregistered.has(kind),
        registration: 'none',
        readReports: (route, { header, body }) =>
          route === 'twilio' && header(REPORT_SECRET) !== undefined
            ? [JSON.parse(body) as DeliveryReport]
            : null,
      },
      database,
    ),
    alarms: { raise: (warning) => warnings.push(warning) },
    botCheck: createAltcha({ secret: 'a secret of the test', steps: 2 }),
    catalogueFiles: jsonFolder,
    payments,
    media,
    pictures: pictureStore(media, workOnPicture),
    remotePictures: remotePictureFetcher({ mirrors: config.pictureMirrors }),
    challans: pictureVault(media, workOnPicture),
    sheets: sheetFiles,
    demoCatalogue: config.demoCatalogue,
    renderDocuments,
    jobs: { trigger: () => {}, runAt: () => {} },
    now: () => new Date(now),
    alarm: (alarm) => alarms.push(alarm),
    get storeId() {
      return storeId.current
    },
    loginSecret: 'a secret of the test',
    loginLimits: { ...defaultLoginLimits, ...limits },
    orderLimits: config.orderLimits,
    messageLimits: config.messageLimits,
    stockAlerts: sendsStockAlerts(config.smsRoutes),
    storeName: 'Neev',
    apiBase: '/api',
    publicUrl: config.publicUrl,
    live: false,
    expectsCatalogue: true,
  })
  const app = createApp({
    config,
    services,
    simulator: simulator.app,
    log: pino({ level: 'silent' }),
    pages,
    isReady: services.store.isReady,
    storeMetrics: new Registry(),
  })
  await database.listen(CATALOGUE_CHANNEL, app.catalogueChanged)

  const call: Caller = async (path, { from, ...options } = {}) =>
    app.fetch(
      requestTo(path, options),
      from === undefined
        ? {}
        : { incoming: { socket: { remoteAddress: from }, headers: options.headers ?? {} } },
    )
  const asBrowser = (from?: string): Browser => openBrowser(call, from)

  const signedIn = async (phone: string): Promise<Caller> => {
    const browser = asBrowser()
    await browser.send(phone)
    // others may be signing in at the same time
    const message = messages.findLast(({ to }) => to === `+91${phone}`)
    await browser.verify(phone, /\d{6}/.exec(message?.text ?? '')?.[0] ?? '')
    return browser.call
  }

  return {
    database,
    services,
    sharedReads,
    messages,
    alarms,
    warnings,
    payments,
    now: () => new Date(now),
    advanceClock: (ms) => {
      now += ms
    },
    unregistered,
    refuseMessages: (refused) => {
      refusing = refused
    },
    call,
    asBrowser,
    signedIn,
    pay: async (providerOrderId, outcome) => {
      const request = { method: 'POST', body: { order_id: providerOrderId, outcome } }
      return ((await (await call('/simulator/window/pay', request)).json()) as { post: WindowPost }).post
    },
    replacePayments: (changes) => Object.assign(payments, changes),
    storeId,
    notify: (event) => {
      const body = JSON.stringify(event)
      const headers = { 'x-razorpay-signature': sign(body, webhookSecret) }
      return call('/api/payments/webhook', { method: 'POST', body, headers })
    },
    loseWebhooks: async () => {
      losing = true
      now += 2_000
      await simulator.retryDue()
      losing = false
    },
    changePayment: (paymentId, changes) => {
      const books = new DatabaseSync(dataFile)
      const change = books.prepare('update things set body = json_patch(body, ?) where id = ?')
      change.run(JSON.stringify(changes), paymentId)
      books.close()
    },
    inDashboard: (action) => simulator.inDashboard(action),
    deliverWebhooks: simulator.retryDue,
    runJobs: async () => {
      await services.jobs.reconcilePayments()
      await services.jobs.reconcileLedger()
      await services.jobs.sendRefunds()
      await services.jobs.sendOrderNotifications()
      await services.jobs.sendApprovalMessages()
      await services.jobs.sendReminderMessages()
      await services.jobs.sendQuotationMessages()
      await services.jobs.sendStockAlerts()
    },
    close: async () => {
      await simulator.close()
      await thread.close()
      await database.close()
      removeFolder(folder)
    },
  }
}
