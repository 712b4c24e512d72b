import { expect, test } from 'vitest'
import type { DemandListWire } from '#domain/demand/wire.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const { api, as } = await deskForTests()
const demand = async (days = 30) =>
  (await read<DemandListWire>(as('owner').call(`/api/desk/demand?days=${days}`))).demand

test('[SEARCH-07] searches and lines that found nothing are counted by their words, without the person', async () => {
  for (const q of ['zzqxv', 'Zzqxv ', 'zzqxv 9876543210', 'wwv ravi@example.com'])
    await api.services.catalogue.searchProducts({ q, page: 1 })
  const text = 'zzqxv 12 nos\nyyqx 3\ncall 9876543210 zzz'
  await api.call('/api/quick-order', { method: 'POST', body: { text } })
  const counted = await demand()
  expect(counted[0]).toMatchObject({ words: 'zzqxv', searches: 2, lists: 1, lastDay: '2026-11-20' })
  expect(counted.map(({ words }) => words)).toContain('yyqx')
  expect(JSON.stringify(counted)).not.toMatch(/98765|ravi/)
})

test('[SEARCH-07] a further page of nothing is not counted again, nor is what was found', async () => {
  await api.services.catalogue.searchProducts({ q: 'xxqz', page: 2 })
  await api.services.catalogue.searchProducts({ q: '', page: 1 })
  expect((await demand()).map(({ words }) => words)).not.toContain('xxqz')
})

test('[STAFF-01] [SEARCH-07] owner, manager and counter read it, others do not', async () => {
  const statuses = await Promise.all(
    staffRoles.map(async (role) => [role, (await as(role).call('/api/desk/demand')).status]),
  )
  expect(statuses.filter(([, status]) => status === 200).map(([role]) => role)).toEqual([
    'owner',
    'manager',
    'counter',
  ])
})

test('[SEARCH-07] [SAFE-06] what is older than its time is removed', async () => {
  expect((await demand(180)).length).toBeGreaterThan(0)
  await api.database.queries
    .updateTable('unmet_demand')
    .set({ day: '2026-01-01' })
    .where('words', '=', 'zzqxv')
    .execute()
  await api.services.jobs.sweepExpiredData()
  const left = await api.database.queries.selectFrom('unmet_demand').select('words').execute()
  expect(left.map(({ words }) => words)).not.toContain('zzqxv')
  expect(left.length).toBeGreaterThan(0)
})
