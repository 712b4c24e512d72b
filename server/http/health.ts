import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { ClientAddressReader } from './guards/client-address.ts'
import type { RequestCounter } from './request-log.ts'

export type HealthOptions = {
  readonly isReady: () => Promise<boolean>
  /** Further metrics to show, of the store. */
  readonly storeMetrics: Registry
  /** Reads `/metrics` from elsewhere; null when only this machine may. */
  readonly metricsToken: string | null
  readonly addressOf: ClientAddressReader
  /** Counts the payments that staff must look at, by kind. */
  readonly countMoneyAttention: () => Promise<Readonly<Record<string, number>>>
}

/** The health and metrics routes, and the counters behind them. */
export function createHealthRoutes({
  isReady,
  storeMetrics,
  metricsToken,
  addressOf,
  countMoneyAttention,
}: HealthOptions) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  registerMoneyAttention(registry, countMoneyAttention)
  const counter = memoize((kind: Kind) => memoize((status: number) => requests.labels(kind, String(status))))
  const timer = memoize((kind: Kind) => seconds.labels(kind))
  const routes = new Hono()
  routes.get('/healthz', (context) => context.text('ok\n'))
  routes.get('/readyz', async (context) =>
    (await isReady()) ? context.text('ready\n') : context.text('not ready\n', 503),
  )
  routes.get('/metrics', async (context) =>
    isLocal(context, addressOf) || bringsToken(context, metricsToken)
      ? context.body(await Registry.merge([registry, storeMetrics]).metrics(), 200, {
          'content-type': registry.contentType,
        })
      : context.text('Not found\n', 404),
  )
  return {
    routes,
    /** Counter of the answered requests of a path. */
    counterOf: (path: string): RequestCounter => {
      const kind = kindOf(path)
      const [counterOfStatus, time] = [counter(kind), timer(kind)]
      return (status, ms) => {
        counterOfStatus(status).inc()
        time.observe(ms / 1000)
      }
    },
  }
}

/** Counts the payments that staff must look at whenever the metrics are read; without its database the store counts none. */
function registerMoneyAttention(registry: Registry, count: HealthOptions['countMoneyAttention']): void {
  const gauge = new Gauge({
    name: 'payments_needing_attention',
    help: 'Payments that staff must look at, by why.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      gauge.reset()
      const counts = await count().catch(() => ({}))
      for (const [kind, payments] of Object.entries(counts)) gauge.labels(kind).set(payments)
    },
  })
}

const loopback = /^(unknown|127\.\d+\.\d+\.\d+|::\/64)$/

/** Tells whether the request comes from this machine itself, and was not forwarded for somebody else by a proxy on it. */
function isLocal(context: Context, addressOf: ClientAddressReader): boolean {
  const forwarded = context.req.header('x-forwarded-for') ?? context.req.header('forwarded')
  return forwarded === undefined && loopback.test(addressOf(context))
}

function bringsToken(context: Context, token: string | null): boolean {
  if (token === null) return false
  const given = Buffer.from(context.req.header('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Remembers the results of few keys: looking labels up for each request would cost as much as the counting. */
function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    let value = known.get(key)
    if (value === undefined) {
      value = make(key)
      known.set(key, value)
    }
    return value
  }
}

type Kind = 'orders' | 'payments' | 'api' | 'asset' | 'watch' | 'page'

/** Orders and payments are counted apart: their failures wake somebody. */
function kindOf(path: string): Kind {
  if (/^\/api\/(orders|create-order)\b/.test(path)) return 'orders'
  if (path.startsWith('/api/payments/')) return 'payments'
  if (path.startsWith('/api/') || path.startsWith('/auth/')) return 'api'
  if (/^\/(assets|demo|media)\//.test(path)) return 'asset'
  return /^\/(healthz|readyz|metrics)$/.test(path) ? 'watch' : 'page'
}
