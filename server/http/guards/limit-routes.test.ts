import { afterEach, expect, test, vi } from 'vitest'
import type { Context } from 'hono'
import { AppError } from '#domain/errors.ts'
import { guessingCoupon } from './coupon-guesses.ts'
import { limitRoutes, type FindRoute } from './limit-routes.ts'
import type { ApiEnv } from './session.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('[SAFE-01] pages, order lists and suggestions take turns, two at a time; other calls do not wait for them', async () => {
  const findRoute = limitRoutes({ rateFactor: 0, apiBase: '/api' })
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const work = (path: string): Promise<void> => {
    const route = findRoute('GET', path)
    if ('allow' in route) throw new Error(`${path} is not a route`)
    return route.work(() => {
      begun.push(path)
      return path === '/api/session' ? Promise.resolve() : gate.promise
    })
  }
  const reading = ['/search', '/api/orders', '/api/suggestions', '/'].map(work)
  await work('/api/session')
  expect(begun).toEqual(['/search', '/api/orders', '/api/session'])
  gate.resolve()
  await Promise.all(reading)
  expect(begun).toEqual(['/search', '/api/orders', '/api/session', '/api/suggestions', '/'])
})

/** Somebody who asks for offers with a coupon: signed in, or a guest by their browser or network address. */
function typist(findRoute: FindRoute, { uid = null, person }: { uid?: string | null; person: string }) {
  const route = findRoute('POST', '/api/offers/check')
  if ('allow' in route) throw new Error('it is not a route')
  const context = { env: { route, person } } as unknown as Context<ApiEnv>
  const type = (code: string | null, run: () => Promise<{ isCouponKnown?: boolean }>) =>
    guessingCoupon(context, { code, uid }, run).then(
      () => 'answered',
      (error: AppError) => error.code,
    )
  return {
    guess: () => type('NOBODY', async () => ({ isCouponKnown: false })),
    know: () => type('DIWALI', async () => ({ isCouponKnown: true })),
    look: () => type(null, async () => ({ isCouponKnown: false })),
    order: () => type('NOBODY', () => Promise.reject(new AppError('offers-changed'))),
  }
}

const GUESSES = 20

test('[OFFER-01] somebody may type so many wrong coupons in ten minutes, and then not even right ones', async () => {
  vi.useFakeTimers()
  const findRoute = limitRoutes({ rateFactor: 1, apiBase: '/api' })
  const asha = typist(findRoute, { uid: 'asha', person: '203.0.113.7' })
  for (let typed = 0; typed < 3 * GUESSES; typed += 1) {
    expect(await asha.know()).toBe('answered')
    expect(await asha.look()).toBe('answered')
  }
  for (let typed = 0; typed < GUESSES - 1; typed += 1) expect(await asha.guess()).toBe('answered')
  expect(await asha.order()).toBe('offers-changed')
  expect(await asha.guess()).toBe('too-many-requests')
  expect(await asha.know()).toBe('too-many-requests')
  // prices and offers without a coupon are told as before
  expect(await asha.look()).toBe('answered')
  vi.advanceTimersByTime(10 * 60_000)
  expect(await asha.guess()).toBe('answered')
})

test('[OFFER-01] guests of a network guess together, and whoever has signed in behind it, as a firm does, goes on', async () => {
  const findRoute = limitRoutes({ rateFactor: 1, apiBase: '/api' })
  const network = '203.0.113.7'
  const guests = [1, 2].map(() => typist(findRoute, { person: network }))
  for (const { guess } of guests)
    for (let typed = 0; typed < GUESSES / 2; typed += 1) expect(await guess()).toBe('answered')
  for (const { know } of guests) expect(await know()).toBe('too-many-requests')
  for (const uid of ['ravi', 'meena'])
    expect(await typist(findRoute, { uid, person: network }).guess()).toBe('answered')
  // a browser that the store sent a code to, and another network
  for (const person of ['its-token', '198.51.100.9'])
    expect(await typist(findRoute, { person }).guess()).toBe('answered')
})

test('[OFFER-01] a hundred guesses at once are no more than they are one by one', async () => {
  const { guess } = typist(limitRoutes({ rateFactor: 1, apiBase: '/api' }), { uid: 'asha', person: 'here' })
  const answers = await Promise.all(Array.from({ length: 100 }, guess))
  expect(answers.filter((answer) => answer === 'answered')).toHaveLength(GUESSES)
})
