import { solveChallengeWorkers, type Challenge, type Solution } from 'altcha-lib'
import { ApiError, request } from './request.ts'

/** A solved task of the store's bot check; it serves once. */
export type Proof = { readonly challenge: Challenge; readonly solution: Solution }

/** A proof is thrown away when it may be too old for the store. */
const FRESH_MS = 15 * 60_000

/** The work is shared by so many workers at most: a phone has other things to do. */
const WORKERS = 2

let prepared: { readonly proof: Promise<Proof>; readonly at: number } | null = null

/** Begins to solve a task, so that the proof is there once it is needed. */
export function prepareProof(): void {
  if (prepared !== null && Date.now() - prepared.at < FRESH_MS) return
  const proof = solve()
  prepared = { proof, at: Date.now() }
  // told when the proof is taken; until then another try may work
  proof.catch(() => {
    if (prepared?.proof === proof) prepared = null
  })
}

/** A proof that was not used before. Throws `ApiError` when the store or the worker's code is out of reach. */
export async function takeProof(): Promise<Proof> {
  prepareProof()
  const taken = prepared
  prepared = null
  return taken === null ? solve() : taken.proof
}

async function solve(): Promise<Proof> {
  const challenge = await request<Challenge>('GET', '/api/login-codes/challenge')
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' }),
  }).catch(() => null)
  if (solution === null) throw new ApiError('proof-invalid')
  return { challenge, solution }
}
