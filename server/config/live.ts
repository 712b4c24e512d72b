import { findWeakness } from './weak-secret.ts'

/** Features of a trial that a live store may have only when `LIVE_EXCEPTIONS` names them. */
const liveExceptions = ['demo-catalogue', 'demo-seller', 'test-keys'] as const

export type LiveException = (typeof liveExceptions)[number]

/** Conclusions from the settings for a store that real customers buy from. */
export type LiveConfig = {
  /** True if the store is public: PUBLIC_URL is not a loopback address. */
  readonly live: boolean
  /** Exceptions that this live store is allowed. */
  readonly liveExceptions: ReadonlySet<LiveException>
  /** Reasons for a server not to start with these settings, each as a sentence; commands work nevertheless. */
  readonly startIssues: readonly string[]
  /** True when it is certain which database is meant: a live store has to name it. */
  readonly databaseKnown: boolean
}

type LiveSettings = {
  readonly LIVE_EXCEPTIONS?: string | undefined
  readonly NODE_ENV: string
  readonly HOST: string
  readonly PUBLIC_URL?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
  readonly SMS_PROVIDER?: string | undefined
  readonly PAYMENTS?: string | undefined
  readonly RAZORPAY_KEY_ID?: string | undefined
  readonly RAZORPAY_KEY_SECRET?: string | undefined
  readonly RAZORPAY_WEBHOOK_SECRET?: string | undefined
  readonly SIMULATOR_TROUBLE?: string | undefined
  readonly MSG91_AUTH_KEY?: string | undefined
  readonly MSG91_WEBHOOK_TOKEN?: string | undefined
  readonly TWILIO_AUTH_TOKEN?: string | undefined
  readonly METRICS_TOKEN?: string | undefined
  readonly TRUSTED_PROXIES?: string | undefined
}

/** Reads what concerns live stores from the settings, with an issue for a malformed one. */
export function readLive(settings: LiveSettings): { config: LiveConfig; issues: string[] } {
  const names = settings.LIVE_EXCEPTIONS?.split(/\s*,\s*/) ?? []
  const exceptions = new Set(names.filter(isLiveException))
  const issues =
    exceptions.size < new Set(names).size
      ? [`LIVE_EXCEPTIONS must be one of ${liveExceptions.join(', ')}, or several separated by commas`]
      : []
  const live = isLive(settings.PUBLIC_URL)
  const config = {
    live,
    liveExceptions: exceptions,
    startIssues: findStartIssues(settings, exceptions),
    databaseKnown: !live || settings.DATABASE_URL !== undefined,
  }
  return { config, issues }
}

function isLiveException(name: string): name is LiveException {
  return (liveExceptions as readonly string[]).includes(name)
}

/** True when real customers buy here: the address they use is not one of this machine alone. */
function isLive(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)
}

/**
 * Finds the reasons for not starting with these settings (SAFE-08), each as a sentence that begins with the setting; empty
 * when the store may start. Most of them concern live stores alone.
 */
function findStartIssues(settings: LiveSettings, exceptions: ReadonlySet<LiveException>): string[] {
  if (!isLive(settings.PUBLIC_URL)) return openHostIssues(settings)
  return [
    ...addressIssues(settings),
    ...unnamed(settings),
    ...testIssues(settings, exceptions),
    ...weakSecrets(settings),
  ]
}

/** Other machines reach the store, but nothing says that it is live. A developer may try it on a phone. */
function openHostIssues({ NODE_ENV, HOST, PUBLIC_URL }: LiveSettings): string[] {
  if (NODE_ENV === 'development' || PUBLIC_URL !== undefined || isLoopback(HOST)) return []
  return [`HOST=${HOST} lets other machines in: set PUBLIC_URL to the https address that customers use.`]
}

function addressIssues({ PUBLIC_URL = '' }: LiveSettings): string[] {
  if (PUBLIC_URL.startsWith('https:')) return []
  return ['PUBLIC_URL has to begin with https://, or sign-ins could be read on their way.']
}

/** Finds the settings whose default serves only a trial, and which a live store has to name. */
function unnamed(settings: LiveSettings): string[] {
  const issues: string[] = []
  if (settings.DATABASE_URL === undefined)
    issues.push('DATABASE_URL is missing: set a postgres:// address, or "embedded".')
  if (settings.SMS_PROVIDER === undefined)
    issues.push('SMS_PROVIDER is missing: set a provider, or "outbox".')
  if (settings.PAYMENTS === undefined && settings.RAZORPAY_KEY_ID === undefined)
    issues.push('PAYMENTS is missing: set the RAZORPAY_ keys, or "simulator".')
  if (settings.TRUSTED_PROXIES === undefined)
    issues.push(
      'TRUSTED_PROXIES is missing: name your reverse proxies, or "none" if customers connect directly.',
    )
  return issues
}

function testIssues(settings: LiveSettings, exceptions: ReadonlySet<LiveException>): string[] {
  const issues: string[] = []
  if (settings.SIMULATOR_TROUBLE !== undefined) issues.push('SIMULATOR_TROUBLE is for tests alone: unset it.')
  if (settings.RAZORPAY_KEY_ID?.startsWith('rzp_test_') === true && !exceptions.has('test-keys'))
    issues.push(
      'RAZORPAY_KEY_ID is a test key, which takes no money: set the live keys, or LIVE_EXCEPTIONS=test-keys.',
    )
  return issues
}

function weaknesses(name: string, secrets: readonly string[], minLength?: number): string[] {
  return secrets.flatMap((secret) => {
    const weakness = findWeakness(secret, minLength)
    const advice = 'use one made by chance, such as by `openssl rand -hex 24`'
    return weakness === null ? [] : [`${name} ${weakness}: ${advice}.`]
  })
}

/** Providers choose the length of their own keys. */
const PROVIDER_KEY_LENGTH = 12

function weakSecrets(settings: LiveSettings): string[] {
  const { DATABASE_URL, DATABASE_DIRECT_URL, RAZORPAY_WEBHOOK_SECRET } = settings
  return [
    ...weaknesses('RAZORPAY_KEY_SECRET', given(settings.RAZORPAY_KEY_SECRET), PROVIDER_KEY_LENGTH),
    ...weaknesses(
      'RAZORPAY_WEBHOOK_SECRET',
      given(RAZORPAY_WEBHOOK_SECRET).flatMap((both) => both.split(/\s*,\s*/)),
    ),
    ...weaknesses('MSG91_AUTH_KEY', given(settings.MSG91_AUTH_KEY), PROVIDER_KEY_LENGTH),
    ...weaknesses('MSG91_WEBHOOK_TOKEN', given(settings.MSG91_WEBHOOK_TOKEN)),
    ...weaknesses('TWILIO_AUTH_TOKEN', given(settings.TWILIO_AUTH_TOKEN), PROVIDER_KEY_LENGTH),
    ...weaknesses('METRICS_TOKEN', given(settings.METRICS_TOKEN)),
    ...weaknesses('The password in DATABASE_URL', given(remotePassword(DATABASE_URL)), PROVIDER_KEY_LENGTH),
    ...weaknesses(
      'The password in DATABASE_DIRECT_URL',
      given(remotePassword(DATABASE_DIRECT_URL)),
      PROVIDER_KEY_LENGTH,
    ),
  ]
}

/** The password of a database that is reached over a network; one on this machine may rely on the system's users. */
function remotePassword(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { hostname, password } = new URL(address)
  return hostname === '' || isLoopback(hostname) ? undefined : decodeURIComponent(password)
}

function given(secret: string | undefined): string[] {
  return secret === undefined ? [] : [secret]
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || /^\[?::1\]?$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host)
}
