import type { PaymentProvider } from './port.ts'
import { razorpay } from './razorpay.ts'
import type { Simulator } from './simulator/create-simulator.ts'

type Keys = { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string }

/**
 * The simulator as a payment provider: the Razorpay client without a network in between. Browsers reach its routes at
 * `path`.
 */
export function createSimulatedProvider(
  simulator: Pick<Simulator, 'app'>,
  { keyId, keySecret, webhookSecret }: Keys,
  path: string,
): PaymentProvider {
  return razorpay(
    { keyId, keySecret, webhookSecrets: [webhookSecret] },
    {
      name: 'simulator',
      baseUrl: 'http://simulator.invalid',
      script: `${path}/checkout.js`,
      fetch: fetchFrom(simulator),
    },
  )
}

/** A fetch that calls the simulator and honours the abort signal. */
function fetchFrom({ app }: Pick<Simulator, 'app'>): typeof fetch {
  return async (input, init) => {
    const { signal } = init ?? {}
    const response = Promise.resolve(app.fetch(new Request(input, init)))
    if (!signal) return response
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort)
    return Promise.race([response, aborted]).finally(() => signal.removeEventListener('abort', abort))
  }
}
