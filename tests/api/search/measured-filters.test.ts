import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noFilters, type AttributeFilter, type Facets } from '#domain/catalogue/lists/product-card.ts'
import { demoApiForTests } from '../../support/api/demo-api.ts'

const api = await demoApiForTests()
const { catalogue } = api.services

const facetsOf = (subcategoryId: string) => catalogue.listFacets({ subcategoryId, filters: noFilters })

const list = (subcategoryId: string, attributes: readonly AttributeFilter[]) =>
  catalogue.listProducts({ subcategoryId, page: 1, sort: 'featured', filters: { attributes } })

const search = (q: string, attributes: readonly AttributeFilter[] = []) =>
  catalogue.searchProducts({ q, page: 1, sort: 'featured', filters: { attributes } })

const valuesOf = ({ attributes }: Facets, name: string): string[] =>
  attributes.find((facet) => facet.name === name)?.values.map(({ value }) => value) ?? []

test.each([
  ['water-tanks', 'Capacity', ['300 L', '500 L', '750 L', '1000 L', '1500 L', '2000 L']],
  ['storage-geysers', 'Capacity', ['6 L', '10 L', '15 L', '25 L']],
  ['wall-putty', 'Pack size', ['1 kg', '5 kg', '20 kg', '40 kg']],
  ['integral-waterproofers', 'Pack size', ['200 g', '1 kg', '200 ml', '1 L', '5 L', '20 L']],
  ['enamel-paints', 'Pack size', ['500 ml', '1 L', '4 L']],
  ['data-tv-cables', 'Length', ['90 m', '100 m', '180 m', '305 m']],
])('[LIST-08] the list of %s is filtered by %s, by size', async (subcategoryId, name, values) => {
  expect(valuesOf(await facetsOf(subcategoryId), name)).toEqual(values)
})

test('[LIST-08] one value is no filter', async () => {
  const { attributes } = await facetsOf('opc-cement')
  expect(attributes.map(({ name }) => name)).not.toContain('Pack size')
})

test('[LIST-08] [PRICE-03] a list has as many products with an amount as its count says, and shows that size of each', async () => {
  const { attributes } = await facetsOf('water-tanks')
  const capacity = attributes.find(({ name }) => name === 'Capacity')
  for (const { value, count } of capacity?.values ?? []) {
    const { cards, total } = await list('water-tanks', [{ name: 'Capacity', value }])
    expect([value, total]).toEqual([value, count])
    for (const card of cards) expect(card.variants[card.fits?.[0] ?? 0]?.options[0]).toBe(value)
  }
})

test('[SEARCH-02] a search is filtered by amounts too, with right counts', async () => {
  const { facets } = await search('water tank')
  expect(valuesOf(facets, 'Capacity').length).toBeGreaterThan(3)
  const pipes = await search('pipe')
  const length = pipes.facets.attributes.find(({ name }) => name === 'Length')
  expect(length?.values.map(({ value }) => Number.parseFloat(value))).toEqual(
    length?.values.map(({ value }) => Number.parseFloat(value)).toSorted((a, b) => a - b),
  )
  expect(length?.values.length).toBeGreaterThan(1)
  for (const { value, count } of length?.values ?? [])
    expect([value, (await search('pipe', [{ name: 'Length', value }])).total]).toEqual([value, count])
})

test('[LIST-08] an amount that nothing has, or that is none, finds nothing and breaks nothing', async () => {
  for (const value of ['7 L', '', '__proto__', 'x'.repeat(5_000), '500 L\u0000'.replaceAll('\u0000', ' ')])
    expect((await list('water-tanks', [{ name: 'Capacity', value }])).total).toBe(0)
})

test('[LIST-08] a store of an earlier release is filtered by amounts once it has started with this one', async () => {
  const { queries } = api.database
  const before = await facetsOf('water-tanks')
  await sql`update products set attribute_values = attribute_values_of(record)`.execute(queries)
  await queries.updateTable('catalogue_state').set({ search_form: 3 }).execute()
  expect(await catalogue.rebuildSearchIndex()).toBe(true)
  expect(await facetsOf('water-tanks')).toEqual(before)
})
