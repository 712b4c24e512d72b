import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { defaultLoginLimits, type LoginLimits } from '#domain/identity/login-rules.ts'
import { makeApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { jsonFolder } from '#server/gateways/catalogue/json-folder.ts'
import { messageText } from '#domain/messages/text-message.ts'
import type { OutboxMessage } from '#server/gateways/sms/outbox.ts'
import { makeServices, type Services } from '#server/services.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** The store's API in process, on a database of its own, with a clock and messages in the hands of the test. */
export type TestApi = {
  readonly database: TestDatabase
  readonly services: Services
  readonly messages: OutboxMessage[]
  /** Moves the store's clock on. */
  readonly pass: (ms: number) => void
  /** From now on the message provider refuses, or takes messages again. */
  readonly refuseMessages: (refused: boolean) => void
  readonly call: (path: string, options?: CallOptions) => Promise<Response>
  /** Signs a phone in and returns how to call as that person. */
  readonly signedIn: (phone: string) => Promise<Caller>
  readonly close: () => Promise<void>
}

export type CallOptions = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** Calls the API as one signed-in person. */
export type Caller = (path: string, options?: CallOptions) => Promise<Response>

const origin = 'http://store.test'

const pages = async (): Promise<Response> => new Response('no pages here', { status: 404 })

/** Opens the API for one test file. */
export async function openTestApi(limits: Partial<LoginLimits> = {}): Promise<TestApi> {
  const database = await openTestDatabase()
  const messages: OutboxMessage[] = []
  let now = Date.parse('2026-11-20T06:30:00.000Z')
  let refusing = false
  const services = makeServices({
    database,
    messages: {
      send: async (message) => {
        if (refusing) throw new Error('the provider is down')
        messages.push({ to: message.to, text: messageText(message) })
        return { route: 'test', reference: null }
      },
    },
    catalogueFiles: jsonFolder,
    now: () => new Date(now),
    loginSecret: 'a secret of the test',
    loginLimits: { ...defaultLoginLimits, ...limits },
    storeName: 'Neev',
    apiBase: '/api',
    publicUrl: null,
    wantsCatalogue: true,
  })
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir() })
  const app = makeApp({
    config,
    services,
    log: pino({ level: 'silent' }),
    pages,
    isReady: services.store.isReady,
  })

  const call = async (
    path: string,
    { method = 'GET', body, headers = {} }: CallOptions = {},
  ): Promise<Response> =>
    app.fetch(
      new Request(`${origin}${path}`, {
        method,
        headers: {
          host: 'store.test',
          origin,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )

  const signedIn = async (phone: string): Promise<Caller> => {
    await call('/api/login-codes', { method: 'POST', body: { phone } })
    const code = /\d{6}/.exec(messages.at(-1)?.text ?? '')?.[0]
    const answer = await call('/api/session', { method: 'POST', body: { phone, code } })
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    return (path, options = {}) => call(path, { ...options, headers: { cookie, ...options.headers } })
  }

  return {
    database,
    services,
    messages,
    pass: (ms) => {
      now += ms
    },
    refuseMessages: (refused) => {
      refusing = refused
    },
    call,
    signedIn,
    close: () => database.close(),
  }
}
