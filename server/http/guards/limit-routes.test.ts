import { expect, test } from 'vitest'
import { limitRoutes } from './limit-routes.ts'

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
