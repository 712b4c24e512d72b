import { expect, test } from 'vitest'
import type { EntryPageWire } from '#domain/catalogue/entries/wire.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const desk = await deskForTests()

test('[FIND-04] the desk lists the products that lack a declaration which law asks for', async () => {
  const maker = { Manufacturer: ['Adrika, Kotputli'] }
  const named = (id: string, countryOfOrigin: string | null, ProductSpectification: object) =>
    productDocument(id, { countryOfOrigin, ProductSpectification })
  const { folder, remove } = await catalogueFolder({
    products: [
      named('whole', 'India', { ...maker, Brand: ['Adrika'] }),
      named('imported', 'China', { 'Imported By': ['Neev'], 'Packed by': ['Neev'] }),
      named('nobody', 'China', maker),
      named('told', null, { 'Country of Origin': ['India'], 'Made by': ['Adrika'] }),
      named('elsewhere', null, { ...maker, 'Country of Origin': ['Italy'] }),
      named('spelt', 'INDIA', maker),
      named('untold', null, { Brand: ['Adrika'], Makeshift: ['no'] }),
    ],
  })
  await desk.api.services.catalogue.importFolder({ folder })
  await remove()
  const listed = async (lacks: string): Promise<string[]> => {
    const { entries } = await read<EntryPageWire>(
      desk.as('owner').call(`/api/desk/catalogue/products?lacks=${lacks}&size=100`),
    )
    const own = ['whole', 'imported', 'nobody', 'told', 'elsewhere', 'spelt', 'untold']
    return entries.map(({ id }) => id).filter((id) => own.includes(id))
  }
  expect(await listed('origin')).toEqual(['untold'])
  expect(await listed('importer')).toEqual(['nobody', 'elsewhere'])
  expect(await listed('maker')).toEqual(['untold'])
  expect((await desk.as('owner').call('/api/desk/catalogue/products?lacks=everything')).status).toBe(400)
  expect((await desk.as('owner').call('/api/desk/catalogue/categories?lacks=origin')).status).toBe(200)
})
