import { expect, test } from 'vitest'
import type { DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import { testArea } from '../../support/builders/test-area.ts'
import { setArea } from '../../support/api/delivery-actions.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { cementLine, deliveryAddress, freshKey } from '../../support/api/order-actions.ts'

const { api, as } = await deskForTests()

const list = (query = '') => read<DeskOrderPageWire>(as('packer').call(`/api/desk/orders?${query}`))

/** Takes an order for a PIN code on the phone. */
const orderTo = async (zipcode: string, phone: string): Promise<string> =>
  (
    await read<{ orderId: string }>(
      as('counter').call('/api/desk/orders', {
        method: 'POST',
        headers: { 'idempotency-key': freshKey() },
        body: {
          phone,
          name: 'Zubeida Traders',
          address: { ...deliveryAddress, zipcode },
          lines: [cementLine],
          paymentMode: 'COD',
        },
      }),
    )
  ).orderId

test('[DESK-02] [AREA-01] orders are narrowed by the delivery area that their PIN code belongs to, by the most exact rule', async () => {
  expect((await list()).areas).toEqual([])
  const district = await orderTo('122001', '9760000001')
  const market = await orderTo('122018', '9760000002')
  const village = await orderTo('122103', '9760000003')
  const circle = await orderTo('121003', '9760000004')
  const nowhere = await orderTo('122051', '9760000005')
  await setArea(api, null, {
    areas: [
      testArea({ id: 'district', name: 'Gurugram', pins: ['122'], exceptPins: ['122051'] }),
      testArea({ id: 'market', name: 'Sadar Bazaar', pins: ['122018'] }),
      testArea({
        id: 'around',
        name: 'Around the yard',
        pins: [],
        exceptPins: ['1220'],
        circle: { latitude: 28.42, longitude: 77.05, kilometres: 40 },
      }),
    ],
    places: [
      { pin: '121003', latitude: 28.41, longitude: 77.3 },
      { pin: '122018', latitude: 28.42, longitude: 77.05 },
    ],
  })
  const ids = async (query: string) =>
    new Set((await list(`limit=100&${query}`)).orders.map((o) => o.orderId))
  expect((await list()).areas).toEqual([
    { id: 'district', name: 'Gurugram' },
    { id: 'market', name: 'Sadar Bazaar' },
    { id: 'around', name: 'Around the yard' },
  ])
  expect(await ids('area=district')).toEqual(new Set([district, village]))
  expect(await ids('area=market')).toEqual(new Set([market]))
  expect(await ids('area=around')).toEqual(new Set([circle]))
  expect(await ids('area=district&pin=1221')).toEqual(new Set([village]))
  expect(await ids('area=gone')).toEqual(new Set())
  expect((await ids('')).has(nowhere)).toBe(true)
})
