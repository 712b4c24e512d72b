import path from 'node:path'
import { compile } from 'proxy-addr'
import { z } from 'zod'
import { readLive, type LiveConfig } from './live.ts'
import { readPayments } from './payments.ts'
import { readPictures, type PictureConfig } from './pictures.ts'
import { readSmsRoutes } from './sms.ts'
import type { PaymentProviderConfig } from '../gateways/payments/open-payments.ts'
import type { SmsRoute } from '../gateways/sms/open-sms.ts'
import { defaultLoginLimits, type LoginLimits } from '#domain/identity/login-limits.ts'
import { defaultMessageLimits, type MessageLimits } from '#domain/notifications/message-limits.ts'
import { paiseToRupees } from '#domain/money/paise.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { defaultOrderLimits, type OrderLimits } from '#domain/orders/placing/order-limits.ts'

const home = path.join(import.meta.dirname, '../..')
const demoCatalogue = path.join(home, 'demo/catalogue')

const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(0).max(1_000_000)
const rupees = z.coerce.number().int().min(1).max(1_000_000_000)
const databaseUrl = z
  .string()
  .regex(/^(embedded|postgres(ql)?:\/\/\S+)$/, 'must be "embedded" or a postgres:// address')

const key = z.string().min(1).max(200).optional()

export const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  BACKUP_DIR: z.string().min(1).optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must be a postgres:// address')
    .optional(),
  CATALOGUE: z.string().min(1).default(demoCatalogue),
  SMS_PROVIDER: z
    .string()
    .regex(
      /^(outbox|msg91|twilio)(,(outbox|msg91|twilio))*$/,
      'must be outbox, msg91 or twilio, or several separated by commas',
    )
    .optional(),
  MSG91_AUTH_KEY: key,
  MSG91_SIGN_IN_TEMPLATE: key,
  MSG91_ORDER_TEMPLATE: key,
  MSG91_PAYMENT_TEMPLATE: key,
  MSG91_STOCK_TEMPLATE: key,
  MSG91_WEBHOOK_TOKEN: z.string().min(16).max(200).optional(),
  TWILIO_ACCOUNT_SID: key,
  TWILIO_AUTH_TOKEN: key,
  TWILIO_MESSAGING_SERVICE_SID: key,
  PAYMENTS: z.enum(['razorpay', 'simulator']).optional(),
  RAZORPAY_KEY_ID: key,
  RAZORPAY_KEY_SECRET: key,
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).max(500).optional(),
  SIMULATOR_TROUBLE: key,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIVE_EXCEPTIONS: z.string().max(200).optional(),
  API_BASE: z
    .string()
    .regex(/^(https?:\/\/[^/\s]+)?(\/[\w.-]+)*$/, 'must be a path such as /api, or an http URL')
    .default('/api'),
  SECONDS_BETWEEN_CODES: count.default(defaultLoginLimits.secondsBetweenCodes),
  CODES_PER_HOUR_TO_NUMBER: count.default(defaultLoginLimits.codesPerHourToNumber),
  CODES_PER_DAY_TO_NUMBER: count.default(defaultLoginLimits.codesPerDayToNumber),
  CODES_PER_DAY_TO_NUMBER_IN_ALL: count.default(defaultLoginLimits.codesPerDayToNumberInAll),
  CODES_PER_HOUR_FROM_ADDRESS: count.default(defaultLoginLimits.codesPerHourFromAddress),
  CODES_PER_DAY: count.min(1).default(defaultLoginLimits.codesPerDay),
  TRIES_PER_CODE: count.default(defaultLoginLimits.triesPerCode),
  ORDERS_PER_HOUR: count.default(defaultOrderLimits.ordersPerHour),
  OPEN_CASH_ORDERS: count.default(defaultOrderLimits.openCashOrders),
  MAX_ORDER_RUPEES: rupees.default(paiseToRupees(defaultOrderLimits.maxTotal)),
  ORDER_MESSAGES_PER_DAY: count.default(defaultMessageLimits.messagesPerDay),
  ORDER_MESSAGES_PER_DAY_TO_CUSTOMER: count.default(defaultMessageLimits.messagesPerDayToCustomer),
  PROOF_STEPS: count.min(2).default(150),
  TRUSTED_PROXIES: z.string().max(2_000).optional(),
  REQUEST_RATE_FACTOR: z.coerce.number().min(0).max(1_000).default(1),
  PICTURE_MIRRORS: z.string().max(2_000).optional(),
  MEDIA_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: key,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: key,
  METRICS_TOKEN: z.string().min(16).max(200).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** The configuration of the server, read once at startup. */
export type Config = LiveConfig &
  PictureConfig & {
    readonly mode: 'production' | 'development' | 'test'
    readonly port: number
    readonly host: string
    /** The absolute path of the directory to which the store writes. */
    readonly dataDir: string
    /** The absolute path of the directory in which backups lie. */
    readonly backupDir: string
    /** `embedded` or a postgres:// URL. */
    readonly databaseUrl: string
    /** Leads past the pooler by transaction that `databaseUrl` leads to; null where there is none. */
    readonly databaseDirectUrl: string | null
    /** The folder to import into an empty database, or null for none. */
    readonly catalogue: string | null
    /** The SMS providers: the first one, and those used for failover. */
    readonly smsRoutes: readonly SmsRoute[]
    readonly paymentProvider: PaymentProviderConfig
    /** The public URL of the store; null when it is only reached at its listening address. */
    readonly publicUrl: string | null
    /** The base path or URL of the four catalogue calls. */
    readonly apiBase: string
    readonly loginLimits: LoginLimits
    readonly orderLimits: OrderLimits
    readonly messageLimits: MessageLimits
    /** The average number of key derivations for a proof of work before a login code is sent. */
    readonly proofSteps: number
    /** Proxies trusted to forward the client address: IP addresses and ranges. */
    readonly trustedProxies: readonly string[]
    /** Multiplies the rates per address and partner of all routes; 0 lifts them. */
    readonly requestRateFactor: number
    /** The bearer token that reads `/metrics` from elsewhere; null when only this machine may. */
    readonly metricsToken: string | null
    /** The OTLP address of a collector of traces; null for none. */
    readonly tracesEndpoint: string | null
    readonly logLevel: string
    /** The folder of the demo catalogue. */
    readonly demoCatalogue: string
    readonly home: string
  }

/** One or more malformed or missing settings, named in a single line. */
export class ConfigError extends Error {
  constructor(issues: readonly string[]) {
    super(`Invalid settings: ${issues.join('; ')}.`)
    this.name = 'ConfigError'
  }
}

/**
 * Reads the settings from the environment; an empty value counts as not set. Throws a `ConfigError` with all malformed and
 * half-given ones at once.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const settings = parseEnvironment(env)
  const { smsRoutes, issues } = readSmsRoutes(settings)
  const payments = readPayments(settings)
  issues.push(...payments.issues)
  const trustedProxies = readProxies(settings.TRUSTED_PROXIES)
  if (!areValidProxies(trustedProxies))
    issues.push('TRUSTED_PROXIES must be IP addresses or ranges separated by commas, or "none"')
  const database = readDatabase(settings)
  issues.push(...database.issues)
  const pictures = readPictures(settings)
  issues.push(...pictures.issues)
  const live = readLive(settings)
  issues.push(...live.issues)
  if (issues.length > 0) throw new ConfigError(issues)
  return {
    mode: settings.NODE_ENV,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: path.resolve(home, settings.DATA_DIR),
    backupDir: path.resolve(home, settings.BACKUP_DIR ?? path.join(settings.DATA_DIR, 'backups')),
    ...database.addresses,
    catalogue: settings.CATALOGUE === 'none' ? null : path.resolve(home, settings.CATALOGUE),
    smsRoutes,
    paymentProvider: payments.paymentProvider,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    apiBase: settings.API_BASE,
    ...readCustomerLimits(settings),
    messageLimits: {
      messagesPerDay: settings.ORDER_MESSAGES_PER_DAY,
      messagesPerDayToCustomer: settings.ORDER_MESSAGES_PER_DAY_TO_CUSTOMER,
    },
    proofSteps: settings.PROOF_STEPS,
    trustedProxies,
    requestRateFactor: settings.REQUEST_RATE_FACTOR,
    metricsToken: settings.METRICS_TOKEN ?? null,
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: settings.LOG_LEVEL,
    ...live.config,
    ...pictures.config,
    demoCatalogue,
    home,
  }
}

type Settings = z.output<typeof environment>

function parseEnvironment(env: NodeJS.ProcessEnv): Settings {
  const defined = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(defined)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${lowerFirst(issue.message)}`),
    )
  }
  return parsed.data
}

function readDatabase({ DATABASE_URL: address = 'embedded', DATABASE_DIRECT_URL: direct }: Settings) {
  const isMisplaced = direct !== undefined && address === 'embedded'
  return {
    addresses: { databaseUrl: address, databaseDirectUrl: direct ?? null },
    issues: isMisplaced ? ['DATABASE_DIRECT_URL needs the address of a pooler in DATABASE_URL'] : [],
  }
}

function readCustomerLimits(settings: Settings): Pick<Config, 'loginLimits' | 'orderLimits'> {
  return {
    loginLimits: {
      secondsBetweenCodes: settings.SECONDS_BETWEEN_CODES,
      codesPerHourToNumber: settings.CODES_PER_HOUR_TO_NUMBER,
      codesPerDayToNumber: settings.CODES_PER_DAY_TO_NUMBER,
      codesPerDayToNumberInAll: settings.CODES_PER_DAY_TO_NUMBER_IN_ALL,
      codesPerHourFromAddress: settings.CODES_PER_HOUR_FROM_ADDRESS,
      codesPerDay: settings.CODES_PER_DAY,
      triesPerCode: settings.TRIES_PER_CODE,
    },
    orderLimits: {
      ordersPerHour: settings.ORDERS_PER_HOUR,
      openCashOrders: settings.OPEN_CASH_ORDERS,
      maxTotal: rupeesToPaise(settings.MAX_ORDER_RUPEES),
    },
  }
}

function readProxies(setting = 'none'): string[] {
  return setting === 'none' ? [] : setting.split(/\s*,\s*/)
}

function areValidProxies(addresses: readonly string[]): boolean {
  try {
    compile([...addresses])
    return true
  } catch {
    return false
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
