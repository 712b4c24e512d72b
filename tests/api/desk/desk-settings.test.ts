import { describe, expect, test } from 'vitest'
import type { DeskSettingsWire, SettingVersionsWire } from '#domain/store/wire.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'

const { api, me, as, order } = await deskForTests()

const settings = () => read<DeskSettingsWire>(as('owner').call('/api/desk/settings'))
const versionsOf = async (name: string) =>
  (await read<SettingVersionsWire>(as('owner').call(`/api/desk/settings/${name}/versions`))).versions
const put = (name: string, value: unknown, version?: number) =>
  as('owner').call(`/api/desk/settings/${name}`, {
    method: 'PUT',
    body: { value: typeof value === 'string' ? value : JSON.stringify(value), version },
  })
const restore = (name: string, version: number, side: 'after' | 'before') =>
  as('owner').post(`/api/desk/settings/${name}/restore`, { version, side })

describe('versions', () => {
  test('[GEN-06] each change of a setting is a version that can be restored', async () => {
    await put('tagline', 'First')
    await put('tagline', 'Second')
    const [second, first] = await versionsOf('tagline')
    expect(second?.changes).toEqual([{ field: 'value', before: 'First', after: 'Second' }])
    expect((await settings()).versions['tagline']?.id).toBe(second?.id)
    await restore('tagline', first?.id ?? 0, 'after')
    expect((await settings()).settings.tagline).toBe('First')
    await restore('tagline', first?.id ?? 0, 'before')
    expect((await settings()).settings.tagline).toBe('Your one-stop shop for all material needs')
    expect(await versionsOf('tagline')).toHaveLength(4)
    expect(await errorCodeOf(await restore('hotline', first?.id ?? 0, 'after'))).toBe('not-found')
  })

  test('[GEN-06] who saves over somebody else’s change is told', async () => {
    expect((await put('email', 'a@shop.example', 0)).status).toBe(200)
    expect(await errorCodeOf(await put('email', 'b@shop.example', 0))).toBe('edit-conflict')
    expect((await settings()).settings.email).toBe('a@shop.example')
    const { versions } = await settings()
    expect((await put('email', 'b@shop.example', versions['email']?.id)).status).toBe(200)
  })

  test('[GEN-10] return terms that were never written can be put back to nothing', async () => {
    await put('returnTerms', '# Never\nAll sales are final.')
    const [first] = await versionsOf('returnTerms')
    await restore('returnTerms', first?.id ?? 0, 'before')
    expect((await settings()).returnTerms).toBe('')
    expect(await api.services.store.getReturnTerms()).toMatchObject({ isExample: true })
  })
})

describe('messages', () => {
  test('[GEN-06] customers get messages in the words of the store, with the variables that were registered', async () => {
    const wording = { text: '{order} at {store} {news}!', dltId: '1107160000000001234', flowId: '' }
    expect(await errorCodeOf(await put('order-update', { text: '{order} {phone}' }))).toBe('invalid-input')
    expect(await errorCodeOf(await put('order-update', { text: '{store} {order}' }))).toBe('invalid-input')
    expect((await put('order-update', wording)).status).toBe(200)
    const placed = await me.order('COD')
    api.advanceClock(60_000)
    await api.services.jobs.sendOrderNotifications()
    expect(api.messages.at(-1)?.text).toBe(
      `${String(placed.orderNumber)} at Neev is placed. We'll notify you when it ships!`,
    )
    const [only] = await versionsOf('order-update')
    await restore('order-update', only?.id ?? 0, 'before')
    const held = (await settings()).messages.filter(({ template }) => template === 'order-update')
    expect(held).toMatchObject([
      { language: 'en' },
      { language: 'hi', text: '{store}: आपका ऑर्डर {order} {news}।' },
    ])
    expect(held[0]).toMatchObject({ text: '{store}: your order {order} {news}.', dltId: '' })
  })
})

describe('cash', () => {
  const limits = () =>
    read<{ cash: { limit: number }; cashOrders: { max: number } }>(me.call('/api/order-limits'))

  test('[PAY-08] the store may allow less cash than the law, and fewer cash orders at once', async () => {
    const before = await limits()
    expect((await put('cash', { limit: 50_000_00, openOrders: 3 })).status).toBe(200)
    const after = await limits()
    expect(after.cash.limit).toBe(before.cash.limit / 4)
    expect(after.cashOrders.max).toBe(3)
    // the law stays the limit where the store would allow more
    await put('cash', { limit: 3_00_000_00, openOrders: null })
    expect(await limits()).toMatchObject({
      cash: { limit: before.cash.limit },
      cashOrders: { max: before.cashOrders.max },
    })
    expect(await errorCodeOf(await put('cash', { limit: 5 }))).toBe('invalid-input')
    await put('cash', { limit: null, openOrders: null })
  })
})

describe('floors of prices', () => {
  test('[PRICE-10] the owner alone sets how far staff may go, one role at a time, and goes back to what was there', async () => {
    expect((await settings()).priceFloors).toEqual({ manager: 1_500, counter: 500 })
    expect((await put('priceFloors', { counter: 325 })).status).toBe(200)
    expect((await settings()).priceFloors).toEqual({ manager: 1_500, counter: 325 })
    for (const counter of ['3 %', -1, 10_001, 2.5])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await errorCodeOf(await put('priceFloors', { counter }))).toBe('invalid-input')
    const [only] = await versionsOf('priceFloors')
    await restore('priceFloors', only?.id ?? 0, 'before')
    expect((await settings()).priceFloors).toEqual({ manager: 1_500, counter: 500 })
  })
})

describe('words', () => {
  const candidates = async (text: string) => {
    // a busy machine reads the catalogue for longer than an order waits
    await api.services.quickOrder.prepare()
    const answer = await api.call('/api/quick-order', { method: 'POST', body: { text } })
    const { lines } = (await answer.json()) as { lines: { candidates: { name: string }[] }[] }
    return lines[0]?.candidates.map(({ name }) => name) ?? []
  }

  test('[GEN-06] the shop’s own words are read by Quick Order and search at once, and forgotten as fast', async () => {
    const cement = productDocument('opc', { productName: 'OPC cement 53 grade' })
    const { folder, remove } = await catalogueFolder({ products: [cement] })
    await api.services.catalogue.importFolder({ folder })
    await remove()
    expect(await candidates('20 zorbalo')).toEqual([])
    expect(await errorCodeOf(await put('ownWords', 'zorbalo'))).toBe('invalid-input')
    expect((await put('ownWords', 'opc cement = zorbalo')).status).toBe(200)
    const found = await candidates('20 zorbalo')
    expect(found.length).toBeGreaterThan(0)
    expect(found.join(' ')).toMatch(/cement/i)
    const search = await api.services.catalogue.searchProducts({ q: 'zorbalo', page: 1 })
    expect(search.total).toBeGreaterThan(0)
    await put('ownWords', '')
    expect(await candidates('20 zorbalo')).toEqual([])
  })
})

describe('numbers of invoices', () => {
  const ship = async () => as('packer').post(`/api/desk/orders/${await order()}/status`, { to: 'SHIPPED' })

  test('[GEN-06] prefixes change before the first document of a year, afterwards for the next year only', async () => {
    await as('owner').prove()
    expect((await settings()).series.years).toMatchObject([
      { year: '2026-27', nextInvoice: 'NV/26-27/000001', isOpen: true },
      { year: '2027-28', nextInvoice: 'NV/27-28/000001', isOpen: true },
    ])
    expect((await put('series', { '2026-27': { invoice: 'AB', creditNote: 'AC' } })).status).toBe(200)
    expect((await ship()).status).toBe(200)
    expect((await settings()).series.years[0]).toMatchObject({
      nextInvoice: 'AB/26-27/000002',
      isOpen: false,
    })
    const early = { '2026-27': { invoice: 'ZZ', creditNote: 'AC' } }
    expect(await errorCodeOf(await put('series', early))).toBe('invalid-input')
    expect(await errorCodeOf(await put('series', {}))).toBe('invalid-input')
    expect(await errorCodeOf(await put('seller', { invoiceSeries: 'Q' }))).not.toBe('edit-conflict')
    const far = {
      '2026-27': { invoice: 'AB', creditNote: 'AC' },
      '2030-31': { invoice: 'X', creditNote: 'Y' },
    }
    expect(await errorCodeOf(await put('series', far))).toBe('invalid-input')
    const next = {
      '2026-27': { invoice: 'AB', creditNote: 'AC' },
      '2027-28': { invoice: 'NX', creditNote: 'NY' },
    }
    expect((await put('series', next)).status).toBe(200)
    expect((await ship()).status).toBe(200)
    expect((await settings()).series.years).toMatchObject([
      { nextInvoice: 'AB/26-27/000003' },
      { nextInvoice: 'NX/27-28/000001' },
    ])
  })
})
