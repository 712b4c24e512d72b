import { TrieRouter } from 'hono/router/trie-router'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#domain/errors.ts'
import { splitLanguage } from '#domain/i18n/language.ts'
import { createFairQueue, type FairQueue } from '../../workers/fair-queue.ts'
import { routeLimits, type LimitedRoute } from './limits.ts'
import type { RouteLimit } from './route-limit.ts'

/** A route with the counters of its limits. */
export type FoundRoute = {
  readonly name: LimitedRoute
  readonly limit: RouteLimit
  /**
   * Counts a request of a network address, or of a browser, and the place that a person holds; its result gives the place back.
   * Rejects with `too-many-requests` beyond the rate, with `temporarily-unavailable` beyond a person's share. `unknown` counts for
   * nothing.
   */
  readonly enter: (address: string, person?: string) => Promise<() => void>
  /** Counts a request of a partner. Rejects with `too-many-requests`. */
  readonly countPartner: (uid: string) => Promise<void>
  /** Rejects with `too-many-requests` once a person has typed too many wrong codes. */
  readonly requireGuess: (person: string) => Promise<void>
  readonly countWrongCode: (person: string) => Promise<void>
  /**
   * Does the work of a person when its turn comes: people take turns, however much one of them sends. Rejects with
   * `temporarily-unavailable` when too many wait, or it takes too long.
   */
  readonly work: <T>(run: () => Promise<T>, person?: string) => Promise<T>
}

/** Finds the limits that hold a request, or the methods that its path has instead. */
export type FindRoute = (method: string, path: string) => FoundRoute | { readonly allow: readonly string[] }

const RETRY_AFTER_SECONDS = 2
const GUESS_SECONDS = 600

export type LimitOptions = {
  /** Multiplies all rates; 0 lifts them, and the shares of addresses. */
  readonly rateFactor: number
  /** The base of the catalogue calls, which are held as those below `/api` are. */
  readonly apiBase: string
}

/** Holds the routes of `routeLimits` to their limits, with counters of its own. */
export function limitRoutes({ rateFactor, apiBase }: LimitOptions): FindRoute {
  const router = new TrieRouter<{ readonly method: string; readonly route: FoundRoute }>()
  const lanes = new Map<RouteLimit['lane'], FairQueue>()
  for (const [name, limit] of Object.entries(routeLimits) as [LimitedRoute, RouteLimit][]) {
    const [method = '', path = ''] = name.split(' ')
    const queue = lanes.get(limit.lane) ?? createFairQueue(limit.atOnce)
    if (limit.lane !== undefined) lanes.set(limit.lane, queue)
    const route = hold(name, limit, { rateFactor, queue })
    router.add('ALL', path.replaceAll(/\{(\w+)\}/g, ':$1'), { method, route })
  }
  const base = apiBase.startsWith('/') ? `${apiBase}/` : null
  return (requested, path) => {
    const method = requested === 'HEAD' ? 'GET' : requested
    const known =
      base !== null && path.startsWith(base) ? `/api/${path.slice(base.length)}` : splitLanguage(path).path
    const allow: string[] = []
    for (const [row] of router.match('ALL', known)[0] as [{ method: string; route: FoundRoute }, unknown][]) {
      if (row.method === method || (row.method === '*' && allow.length === 0)) return row.route
      if (row.method === '*') break
      allow.push(...(row.method === 'GET' ? ['GET', 'HEAD'] : [row.method]))
    }
    return { allow: [...new Set(allow)] }
  }
}

function hold(
  name: LimitedRoute,
  limit: RouteLimit,
  { rateFactor, queue }: { readonly rateFactor: number; readonly queue: FairQueue },
): FoundRoute {
  const { perAddress, perPartner, atOnce, waiting, withinSeconds } = limit
  const addresses = rateOf(perAddress * rateFactor)
  const partners = rateOf((perPartner ?? 0) * rateFactor)
  const guesses = rateOf((limit.wrongCodes ?? 0) * rateFactor, GUESS_SECONDS)
  const share = Math.max(2, Math.ceil((atOnce + waiting) / 4))
  const held = new Map<string, number>()
  return {
    name,
    limit,
    enter: async (address, person = address) => {
      if (address === 'unknown' || addresses === null) return () => {}
      await addresses.consume(address).catch(refuse)
      const places = held.get(person) ?? 0
      if (places >= share) throw unavailable()
      held.set(person, places + 1)
      return () => {
        const left = (held.get(person) ?? 1) - 1
        if (left > 0) held.set(person, left)
        else held.delete(person)
      }
    },
    countPartner: async (uid) => {
      await partners?.consume(uid).catch(refuse)
    },
    requireGuess: async (person) => {
      const guessed = await guesses?.get(person)
      if (guessed && guessed.remainingPoints <= 0) refuse(guessed)
    },
    countWrongCode: async (person) => {
      await guesses?.consume(person).catch(refuse)
    },
    work: async (run, person = 'unknown') => {
      if (queue.waiting() >= waiting) throw unavailable()
      let gaveUp = false
      // work that takes too long keeps its place until it ends: giving the place away would let more and more pile up
      const done = queue.add(person, async () => {
        if (gaveUp) throw unavailable()
        return run()
      })
      const timer = Promise.withResolvers<never>()
      const timeout = setTimeout(() => {
        gaveUp = true
        timer.reject(unavailable())
      }, withinSeconds * 1_000)
      try {
        return await Promise.race([done, timer.promise])
      } finally {
        clearTimeout(timeout)
      }
    },
  }
}

function rateOf(times: number, duration = 60): RateLimiterMemory | null {
  return times === 0 ? null : new RateLimiterMemory({ points: Math.max(1, Math.round(times)), duration })
}

function unavailable(): AppError {
  return new AppError('temporarily-unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason
  throw new AppError('too-many-requests', {
    retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)),
  })
}
