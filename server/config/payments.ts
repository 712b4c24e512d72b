import type { PaymentProviderConfig } from '../gateways/payments/open-payments.ts'
import type { RazorpayKeys } from '../gateways/payments/razorpay.ts'
import type { FaultRate } from '../gateways/payments/simulator/fault-injection.ts'

type PaymentSettings = {
  readonly PAYMENTS?: 'razorpay' | 'simulator' | undefined
  readonly RAZORPAY_KEY_ID?: string | undefined
  readonly RAZORPAY_KEY_SECRET?: string | undefined
  /** The webhook secret; during a rotation the new and the old one, separated by a comma. */
  readonly RAZORPAY_WEBHOOK_SECRET?: string | undefined
  /** `seed:rate`, for tests only: the rate of issues that the simulator injects. */
  readonly SIMULATOR_TROUBLE?: string | undefined
}

const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/**
 * Reads the payment provider from the settings, by name or implied by its keys, with an issue for each missing or malformed
 * setting.
 */
export function readPayments(settings: PaymentSettings): {
  paymentProvider: PaymentProviderConfig
  issues: string[]
} {
  const hasAnyKey = keys.some((key) => settings[key] !== undefined)
  const provider = settings.PAYMENTS ?? (hasAnyKey ? 'razorpay' : 'simulator')
  const faultRate = parseFaultRate(settings.SIMULATOR_TROUBLE)
  const issues = hasAnyKey || provider === 'razorpay' ? keyIssues(settings) : []
  if (faultRate === undefined) issues.push('SIMULATOR_TROUBLE must be seed:rate, such as 42:0.1')
  const paymentProvider: PaymentProviderConfig =
    provider === 'simulator'
      ? { provider, faultRate: faultRate ?? null }
      : { provider, keys: keysOf(settings) }
  return { paymentProvider, issues }
}

function keyIssues(settings: PaymentSettings): string[] {
  const issues = keys
    .filter((key) => settings[key] === undefined)
    .map((key) => `${key} is missing for razorpay`)
  if (settings.RAZORPAY_WEBHOOK_SECRET !== undefined && keysOf(settings).webhookSecrets.includes(''))
    issues.push('RAZORPAY_WEBHOOK_SECRET must be a secret, or the new and the old one separated by a comma')
  return issues
}

function keysOf({
  RAZORPAY_KEY_ID,
  RAZORPAY_KEY_SECRET,
  RAZORPAY_WEBHOOK_SECRET,
}: PaymentSettings): RazorpayKeys {
  return {
    keyId: RAZORPAY_KEY_ID ?? '',
    keySecret: RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: (RAZORPAY_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim()),
  }
}

/** The configured rate, null when unset, undefined when malformed. */
function parseFaultRate(setting: string | undefined): FaultRate | null | undefined {
  if (setting === undefined) return null
  const [, seed, rate] = /^(\d{1,9}):(0(?:\.\d+)?|1(?:\.0+)?)$/.exec(setting) ?? []
  return seed === undefined ? undefined : { seed: Number(seed), rate: Number(rate) }
}
