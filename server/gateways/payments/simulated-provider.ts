import type { PaymentProvider } from './port.ts'
import { razorpay } from './razorpay.ts'
import type { Simulator } from './simulator/create-simulator.ts'

type Keys = { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string }

/**
 * The simulator as a provider: the client that speaks to Razorpay, without a network between. Browsers find its doors
 * at the path.
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

/** A fetch that ends at the simulator, and no later than its signal says. */
function fetchFrom({ app }: Pick<Simulator, 'app'>): typeof fetch {
  return async (input, init) => {
    const { signal } = init ?? {}
    const answer = Promise.resolve(app.fetch(new Request(input, init)))
    if (!signal) return answer
    const { promise: aborted, reject } = Promise.withResolvers<never>()
    const abort = (): void => reject(signal.reason)
    signal.addEventListener('abort', abort)
    return Promise.race([answer, aborted]).finally(() => signal.removeEventListener('abort', abort))
  }
}
