import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { challengeParameters } from '#domain/identity/wire.ts'
import type { BotCheck } from './port.ts'

const algorithm = 'PBKDF2/SHA-256'

/** PBKDF2 iterations of one key derivation; the number of derivations is configured. */
const iterationsPerStep = 1_000

const parametersSchema = challengeParameters.extend({ cost: z.literal(iterationsPerStep) })

/**
 * Proof of work by ALTCHA (AUTH-07): a browser needs about `steps` key derivations, times a factor, to find the
 * solution. Challenges are signed with `secret` and not stored; the caller must ensure that each `id` is used only once.
 */
export function createAltcha({ secret, steps }: { secret: string; steps: number }): BotCheck {
  const secrets = { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` }
  return {
    challenge: async ({ expiresAt, factor }) => {
      const work = steps * factor
      const { parameters, signature = '' } = await createChallenge({
        algorithm,
        cost: iterationsPerStep,
        counter: randomInt(Math.ceil((work * 4) / 3), Math.floor((work * 2) / 3)),
        // from the store's clock, for the caller to check: the library only uses the system clock
        data: { until: expiresAt.getTime(), factor },
        deriveKey,
        ...secrets,
      })
      return { parameters: parametersSchema.parse(parameters), signature }
    },
    check: async ({ challenge, solution }) => {
      const parameters = parametersSchema.safeParse(challenge.parameters)
      if (!parameters.success) return null
      const { verified } = await verifySolution({
        challenge: { parameters: parameters.data, signature: challenge.signature },
        solution,
        deriveKey,
        ...secrets,
      })
      if (!verified) return null
      const { until, factor } = parameters.data.data
      return { id: parameters.data.nonce, expiresAt: new Date(until), factor }
    },
  }
}
