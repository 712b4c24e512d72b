import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OfferRowWire, OfferWire } from '#domain/offers/desk-wire.ts'
import type { OfferImportWire, UndoneOfferImportWire } from '#domain/offers/sheets/wire.ts'
import { staffRoles } from '#domain/staff/roles.ts'
import { errorCodeOf } from '../../support/api/attack.ts'
import { deskForTests, read } from '../../support/api/desk-api.ts'
import { fileSender } from '../../support/api/send-file.ts'
import { offerToSave } from '../../support/offers/offer-to-save.ts'

const { api, as } = await deskForTests()
const root = '/api/desk/offer-sheets'
const heads = 'Offer,Coupon,Per cent off,At most,Buy,Get free,On,SKU,Product ID,Valid until,Budget,For whom'
const csv = (rows: readonly string[]) => Buffer.from([heads, ...rows, ''].join('\n'))
const manager = () => as('manager')

const send = (bytes: Uint8Array, query: string) =>
  fileSender(manager().call)(`${root}?file=offers.csv&${query}`, bytes)
const check = (rows: readonly string[]) => read<OfferImportWire>(send(csv(rows), 'act=check'))
const enter = (rows: readonly string[], seen: string) => send(csv(rows), `act=enter&seen=${seen}`)

async function entered(rows: readonly string[]): Promise<OfferImportWire> {
  // no two files of one name are entered at the same moment
  api.advanceClock(1)
  const { seen } = await check(rows)
  const answer = await enter(rows, seen)
  expect([answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([200, ''])
  return (await answer.json()) as OfferImportWire
}
const inUse = async () =>
  (await read<{ offers: OfferRowWire[] }>(manager().call('/api/desk/offers'))).offers.filter(
    ({ isRemoved }) => !isRemoved,
  )
const show = (id: string) => read<OfferWire>(manager().call(`/api/desk/offers/${id}`))
const idOf = async (name: string) => (await inUse()).find((offer) => offer.name === name)?.id ?? ''
const undo = (id: string | null) => read<UndoneOfferImportWire>(manager().post(`${root}/${String(id)}/undo`))

test('[OFFER-01] a sheet of offers is checked, made once however often it is sent, downloaded as it is, and undone', async () => {
  const rows = [
    'Diwali,diwali 10,10%,500,,,,,cement,31-Dec-2026,100000,',
    ',,,,,,,,cementVariant[0],,,97000 00001',
    'Three for two,,,,2,1,Everything,,,,,',
  ]
  const checked = await check(rows)
  expect(checked.rows.map(({ state }) => state)).toEqual(['new', 'new', 'new'])
  expect(checked.offers).toMatchObject([{ isForEverybody: false }, { isForEverybody: true }])
  const answers = await Promise.all([enter(rows, checked.seen), enter(rows, checked.seen)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await inUse()).toHaveLength(2)
  const offer = await show(await idOf('Diwali'))
  expect(offer).toMatchObject({
    code: 'DIWALI10',
    benefit: { kind: 'percent', percentOff: 1_000, most: 50_000 },
    reach: [{ target: 'product' }, { target: 'variant' }],
    holders: [{ detail: '+919700000001' }],
    budget: 10_000_000,
    revision: 1,
    lastImport: { file: 'offers.csv' },
  })
  for (const kind of ['csv', 'xlsx']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const file = await as('counter').call(`${root}/offers.${kind}`)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const again = await read<OfferImportWire>(send(new Uint8Array(await file.arrayBuffer()), 'act=check'))
    expect(again.rows.map(({ state }) => state)).toEqual(['same', 'same', 'same'])
  }
  expect(await undo(offer.lastImport?.id ?? null)).toEqual({ undone: 2, kept: [] })
  expect(await inUse()).toEqual([])
})

test('[OFFER-01] a file changes what it says alone, and is undone but for what was changed since', async () => {
  const ids = [randomUUID(), randomUUID()]
  for (const [index, id] of ids.entries())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await manager().call(`/api/desk/offers/${id}`, {
      method: 'PUT',
      body: { ...offerToSave, name: `Holi ${index}` },
    })
  const { id, offers } = await entered(['Holi 0,,12%,,,,,,,,,', 'Holi 1,,13%,,,,,,,,,'])
  expect(offers.map(({ changed }) => changed)).toEqual([['benefit'], ['benefit']])
  const [first = '', second = ''] = ids
  expect(await show(first)).toMatchObject({
    benefit: { kind: 'percent', percentOff: 1_200, most: 50_000 },
    budget: 10_000_000,
    usesInAll: 100,
    untilDay: '2026-11-30',
  })
  await manager().post(`/api/desk/offers/${second}/pause`, { isPaused: true })
  expect(await undo(id)).toEqual({ undone: 1, kept: ['Holi 1'] })
  expect(await show(first)).toMatchObject({ benefit: { percentOff: 1_000 }, revision: 3, lastImport: null })
  expect(await show(second)).toMatchObject({ benefit: { percentOff: 1_300 } })
  expect(await errorCodeOf(await manager().post(`${root}/${String(id)}/undo`))).toBe('not-found')
  expect(await (await manager().call('/api/desk/audit?limit=20')).text()).toMatch(
    /offer\.undo-import.*offer\.import/s,
  )
})

test('[OFFER-01] a sheet swaps codes between offers, and its undo swaps them back', async () => {
  const codes = async () => [(await show(await idOf('East'))).code, (await show(await idOf('West'))).code]
  await entered(['East,EAST10,5%,,,,All,,,,,', 'West,WEST10,5%,,,,All,,,,,'])
  const { id } = await entered([
    'East,WEST10,,,,,,,,,,',
    'West,EAST10,,,,,,,,,,',
    'North,NORTH1,5%,,,,All,,,,,',
  ])
  expect(await codes()).toEqual(['WEST10', 'EAST10'])
  expect(await undo(id)).toEqual({ undone: 3, kept: [] })
  expect(await codes()).toEqual(['EAST10', 'WEST10'])
  // the log says what each had
  expect(await (await manager().call('/api/desk/audit?limit=3')).text()).toMatch(/"WEST10"/u)
  // one that goes round three of them
  await entered(['North,NORTH1,5%,,,,All,,,,,'])
  await entered(['East,NORTH1,,,,,,,,,,', 'West,EAST10,,,,,,,,,,', 'North,WEST10,,,,,,,,,,'])
  expect(await codes()).toEqual(['NORTH1', 'EAST10'])
})

test('[OFFER-01] the undo of a file writes over nothing that a program changed which knows of no files', async () => {
  const [early, late] = ['Early,,7%,,,,All,,,,,', 'Late,,7%,,,,All,,,,,']
  await entered([early, late])
  const { id } = await entered(['Early,,8%,,,,,,,,,', 'Late,,8%,,,,,,,,,'])
  const changed = await idOf('Late')
  // such a program leaves the file where it is
  await api.database.queries
    .updateTable('offers')
    .set(({ eb }) => ({ budget: 77_00, revision: eb('revision', '+', 1) }))
    .where('id', '=', changed)
    .execute()
  expect(await show(changed)).toMatchObject({ budget: 77_00, lastImport: null })
  expect(await undo(id)).toEqual({ undone: 1, kept: ['Late'] })
  expect(await show(changed)).toMatchObject({ budget: 77_00, benefit: { percentOff: 800 } })
  expect(await show(await idOf('Early'))).toMatchObject({ benefit: { percentOff: 700 } })
})

test('[OFFER-01] an offer that was changed after the check is not written over, and rows that are not sure are refused', async () => {
  const name = (await inUse())[0]?.name ?? ''
  const { seen } = await check([`${name},,5%,,,,,,,,,`])
  await manager().call(`/api/desk/offers/${await idOf(name)}`, { method: 'DELETE' })
  expect(await errorCodeOf(await enter([`${name},,5%,,,,All,,,,,`], seen))).toBe('edit-conflict')
  await entered(['Taken,HOLI10,5%,,,,All,,,,,'])
  const lines: readonly (readonly [string, string])[] = [
    [',,5%,,,,All,,,,,', 'no-offer'],
    ['A,,,,,,All,,,,,', 'no-benefit'],
    ['B,,5%,,,,,,,,,', 'no-target'],
    ['C,,5%,,2,1,All,,,,,', 'several-benefits'],
    ['D,,0.05,,,,All,,,,,', 'percent-unsure'],
    ['E,AB,5%,,,,All,,,,,', 'field-wrong'],
    ['F,holi-10,5%,,,,All,,,,,', 'code-taken'],
    ['G,,5%,,,,,none,,,,', 'target-unknown'],
    ['H,,5%,,,,All,,,1-1-2026,,', 'ends-before-start'],
    ['I,,5%,,,,All,,,,,9700099999', 'holder-unknown'],
    ['J,,5%,,,,All,,,,#REF!,', 'cell-unreadable'],
  ]
  const { rows } = await check(lines.map(([line]) => line))
  expect(rows.map(({ issue }) => issue)).toEqual(lines.map(([, issue]) => issue))
  const many = Array.from({ length: 1_001 }, (_, index) => `O${index},,5%,,,,All,,,,,`)
  expect(await errorCodeOf(await send(csv(many), 'act=check'))).toBe('file-refused')
})

test('[OFFER-01] [SAFE-06] what was nobody’s any more before a file is not everybody’s after its undo', async () => {
  await entered(['Private,PRIVATE1,10%,,,,Everything,,,,,97000 00001'])
  const id = await idOf('Private')
  const { queries } = api.database
  // its only customer was erased
  await queries.deleteFrom('offer_holders').where('offer_id', '=', id).execute()
  const { id: second } = await entered(['Private,PRIVATE1,,,,,,,,,,97000 00001'])
  await undo(second)
  expect(await show(id)).toMatchObject({ holders: [], isForEverybody: false })
})

test('[OFFER-01] a column that seems to say for whom, and is not read, makes no offer for everybody unasked', async () => {
  const named = (rows: readonly string[]) =>
    Buffer.from(['Offer,Per cent off,On,Customer,Remarks', ...rows, ''].join('\n'))
  const file = named(['For Gupta,15%,All,Gupta Traders,see letter'])
  const checked = await read<OfferImportWire>(send(file, 'act=check'))
  expect(checked.unread).toEqual([
    { place: 4, head: 'Customer', example: 'Gupta Traders', restricts: 'who' },
    { place: 5, head: 'Remarks', example: 'see letter', restricts: null },
  ])
  const enterWith = (without: string) => send(file, `act=enter&seen=${checked.seen}${without}`)
  for (const without of ['', '&without=5'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await (await enterWith(without)).json()).toMatchObject({
      code: 'invalid-input',
      reasons: [{ code: 'columns-unread', columns: 'Customer' }],
    })
  expect(await idOf('For Gupta')).toBe('')
  expect((await enterWith('&without=4')).status).toBe(200)
  expect(await show(await idOf('For Gupta'))).toMatchObject({ holders: [] })
  // a name beside the phone describes who is meant, and an empty column nothing
  const whole = Buffer.from('Offer,Per cent off,On,Party,Phone,City\nMine,15%,All,Asha,97000 00001,\n')
  expect((await read<OfferImportWire>(send(whole, 'act=check'))).unread).toEqual([
    { place: 4, head: 'Party', example: 'Asha', restricts: null },
  ])
})

test('[OFFER-01] only who may change offers sends a sheet of them', async () => {
  for (const role of staffRoles) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await fileSender(as(role).call)(`${root}?act=check&file=x.csv`, csv(['K,,5%,,,,All,,,,,']))
    expect([role, answer.status]).toEqual([role, role === 'owner' || role === 'manager' ? 200 : 403])
  }
})
