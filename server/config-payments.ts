import type { PaymentProviderConfig } from './gateways/payments/open-payments.ts'
import type { RazorpayKeys } from './gateways/payments/razorpay.ts'
import type { FaultRate } from './gateways/payments/simulator/fault-injection.ts'

type Given = {
  readonly PAYMENTS?: 'razorpay' | 'simulator' | undefined
  readonly RAZORPAY_KEY_ID?: string | undefined
  readonly RAZORPAY_KEY_SECRET?: string | undefined
  /** The secret of the webhook; while it is being changed, the new one and the old one with a comma. */
  readonly RAZORPAY_WEBHOOK_SECRET?: string | undefined
  /** `seed:rate`, for tests alone: how often the simulator makes trouble. */
  readonly SIMULATOR_TROUBLE?: string | undefined
}

const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const

/**
 * The payment provider that the settings name, else the one that the keys allow, with a fault for each half given or
 * malformed setting. A live store never falls into the simulator: there it has to be named.
 */
export function readPayments(
  given: Given,
  isLive: boolean,
): { paymentRoute: PaymentProviderConfig; faults: string[] } {
  const anyKey = keys.some((key) => given[key] !== undefined)
  const provider = given.PAYMENTS ?? (anyKey ? 'razorpay' : 'simulator')
  const trouble = troubleOf(given.SIMULATOR_TROUBLE)
  const faults = anyKey || provider === 'razorpay' ? keyFaults(given) : []
  if (trouble === undefined) faults.push('SIMULATOR_TROUBLE must be seed:rate, such as 42:0.1')
  if (isLive && given.SIMULATOR_TROUBLE !== undefined)
    faults.push('SIMULATOR_TROUBLE is for tests, and PUBLIC_URL makes this a live store')
  if (isLive && provider === 'simulator' && given.PAYMENTS === undefined)
    faults.push(
      'PUBLIC_URL makes this a live store: PAYMENTS is missing (the keys of razorpay, or "simulator" by name)',
    )
  const paymentRoute: PaymentProviderConfig =
    provider === 'simulator' ? { provider, trouble: trouble ?? null } : { provider, keys: keysOf(given) }
  return { paymentRoute, faults }
}

function keyFaults(given: Given): string[] {
  const faults = keys.filter((key) => given[key] === undefined).map((key) => `${key} is missing for razorpay`)
  if (given.RAZORPAY_WEBHOOK_SECRET !== undefined && keysOf(given).webhookSecrets.includes(''))
    faults.push('RAZORPAY_WEBHOOK_SECRET must be a secret, or the new one and the old one with a comma')
  return faults
}

function keysOf({ RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET }: Given): RazorpayKeys {
  return {
    keyId: RAZORPAY_KEY_ID ?? '',
    keySecret: RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: (RAZORPAY_WEBHOOK_SECRET ?? '').split(',').map((secret) => secret.trim()),
  }
}

/** The rate that is set, null when none is, undefined when it cannot be read. */
function troubleOf(setting: string | undefined): FaultRate | null | undefined {
  if (setting === undefined) return null
  const [, seed, rate] = /^(\d{1,9}):(0(?:\.\d+)?|1(?:\.0+)?)$/.exec(setting) ?? []
  return seed === undefined ? undefined : { seed: Number(seed), rate: Number(rate) }
}
