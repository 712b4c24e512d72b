import { expect, test } from 'vitest'
import { fieldNames } from '#app/messages/desk/field-names.ts'
import { isNamed } from '#app/desk/kit/errors/field-label.ts'
import type { Seller } from '#domain/invoices/seller.ts'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import type { Problem } from '#domain/problem/wire.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { namesIn } from '../../support/contract/schema-names.ts'

const { api, as } = await deskForTests()

type Operation = {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> }
}
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

test('[GEN-06] every field that a form sends has a name for people, or is known as one that nobody types', async () => {
  const { paths, components } = await read<Description>(api.asBrowser().call('/api/openapi.json'))
  const bodies = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
  const names = new Set(bodies.flatMap(({ schema }) => namesIn(schema, components.schemas)))
  expect(names.size).toBeGreaterThan(150)
  expect([...names].filter((name) => !isNamed({ names: fieldNames }, name))).toEqual([])
})

const save = (changes: readonly object[]) =>
  as('owner').call('/api/desk/settings', { method: 'PUT', body: { changes } })

test('[GEN-06] settings are saved together or not at all, and what is wrong is told by field', async () => {
  await as('owner').prove()
  const before = await read<DeskSettingsWire>(as('owner').call('/api/desk/settings'))
  const company: Partial<Seller> = { legalName: 'Gupta Traders', gstin: '06AAGFF2194N1Z9', tradeName: ' ' }
  const refused = await save([
    { name: 'tagline', value: 'Never seen' },
    { name: 'seller', value: JSON.stringify(company) },
  ])
  expect(refused.status).toBe(400)
  const { faults = [] } = (await refused.json()) as Problem
  expect(faults.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['seller.gstin', 'seller.tradeName']),
  )
  expect(await read<DeskSettingsWire>(as('owner').call('/api/desk/settings'))).toEqual(before)
  const right = {
    ...company,
    gstin: '06AAGFF2194N1Z3',
    stateCode: '06',
    pan: 'AAGFF2194N',
    tradeName: 'Gupta',
  }
  const saved = await save([
    { name: 'tagline', value: 'Seen', version: 0 },
    { name: 'seller', value: JSON.stringify(right), version: 0 },
  ])
  expect(await saved.json()).toMatchObject({ settings: { tagline: 'Seen' }, seller: { tradeName: 'Gupta' } })
  const late = await save([
    { name: 'hours', value: 'Always', version: 0 },
    { name: 'tagline', value: 'Late', version: 0 },
  ])
  expect(await late.json()).toMatchObject({ code: 'edit-conflict' })
  expect(await read<DeskSettingsWire>(as('owner').call('/api/desk/settings'))).toMatchObject({
    settings: { tagline: 'Seen', hours: before.settings.hours },
  })
  const twice = await save([
    { name: 'tagline', value: 'One' },
    { name: 'tagline', value: 'Two' },
  ])
  expect(twice.status).toBe(400)
})

test('[STAFF-03] one of several settings that needs a proof or a right holds all of them back', async () => {
  const company = { name: 'seller', value: JSON.stringify({ tradeName: 'Meena' }) }
  const both = { changes: [{ name: 'tagline', value: 'By a manager' }, company] }
  const answer = await as('manager').call('/api/desk/settings', { method: 'PUT', body: both })
  expect(await answer.json()).toMatchObject({ code: 'not-permitted' })
  expect((await read<DeskSettingsWire>(as('owner').call('/api/desk/settings'))).settings.tagline).not.toBe(
    'By a manager',
  )
})
