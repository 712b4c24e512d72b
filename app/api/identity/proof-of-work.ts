import { solveChallengeWorkers } from 'altcha-lib'
import { sessionCalls, type ProofWire } from '#domain/identity/wire.ts'
import { callApi } from '../transport/call.ts'
import { ApiError } from '../transport/request.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

/** A proof that may be too old for the store is discarded. */
const FRESH_MS = 15 * MINUTE_MS

/** The most workers that share the work: a phone has other things to do. */
const WORKERS = 2

let prepared: { readonly proof: Promise<ProofWire>; readonly at: number } | null = null

/** Starts to solve a challenge, so that the proof is ready when it is needed. */
export function prepareProof(): void {
  if (prepared !== null && Date.now() - prepared.at < FRESH_MS) return
  const proof = solve()
  prepared = { proof, at: Date.now() }
  // reported by takeProof; until then another try may succeed
  proof.catch(() => {
    if (prepared?.proof === proof) prepared = null
  })
}

/** An unused proof of work. Throws `ApiError` when the store cannot be reached or the worker cannot be loaded. */
export function takeProof(): Promise<ProofWire> {
  prepareProof()
  const taken = prepared
  prepared = null
  return taken === null ? solve() : taken.proof
}

async function solve(): Promise<ProofWire> {
  const challenge = await callApi(sessionCalls.challenge, {})
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
  }).catch(() => null)
  if (solution === null) throw new ApiError('proof-invalid')
  return { challenge, solution }
}
