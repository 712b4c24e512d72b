import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { challengeParameters } from '#domain/identity/wire.ts'
import type { BotCheck } from './port.ts'

/** Rounds of one derivation; how many derivations a challenge takes is the setting. */
const roundsPerStep = 1_000

const parametersShape = challengeParameters.extend({ cost: z.literal(roundsPerStep) })

/**
 * Proof of work by ALTCHA: a browser tries about `steps` key derivations until one matches. Signed with `secret`,
 * nothing is kept. That a proof is used once is for the caller to see to, by its `id`.
 */
export function createAltcha({ secret, steps }: { secret: string; steps: number }): BotCheck {
  const secrets = { hmacSignatureSecret: `challenge ${secret}`, hmacKeySignatureSecret: `key ${secret}` }
  return {
    challenge: async (expiresAt) => {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: roundsPerStep,
        counter: randomInt(Math.ceil((steps * 4) / 3), Math.floor((steps * 2) / 3)),
        // a time of the store's own clock, checked below: the library knows only that of the machine
        data: { until: expiresAt.getTime() },
        deriveKey,
        ...secrets,
      })
      return { parameters: parametersShape.parse(parameters), signature }
    },
    check: async ({ challenge, solution }) => {
      const parameters = parametersShape.safeParse(challenge.parameters)
      if (!parameters.success) return null
      const { verified } = await verifySolution({
        challenge: { parameters: parameters.data, signature: challenge.signature },
        solution,
        deriveKey,
        ...secrets,
      })
      if (!verified) return null
      return { id: parameters.data.nonce, expiresAt: new Date(parameters.data.data.until) }
    },
  }
}
