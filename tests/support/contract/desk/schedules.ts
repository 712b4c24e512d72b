import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import type { ScheduledChangeWire } from '#domain/catalogue/schedules/wire.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

const base = '/api/desk/scheduled-changes'

/** Examples of what is scheduled in the catalogue. */
export async function deskScheduleExamples({ api, guest }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222237', 'manager')
  let hours = 0
  /** A moment of its own for each change. */
  const next = () => {
    hours += 1
    return new Date(api.now().getTime() + hours * 3_600_000).toISOString()
  }
  const publish = { action: 'publish' }
  const add = (body: object = {}) =>
    manager.post(base, { collection: 'products', entryId: 'putty', at: next(), change: publish, ...body })
  const added = async () => ((await (await add()).json()) as ScheduledChangeWire).id
  const prices = async () => {
    const answer = await manager.call('/api/desk/catalogue/products/putty')
    const { digest } = (await answer.json()) as DeskEntryWire
    const price = { variant: 0, priceWithGst: '2000', mrp: '', priceBreaks: [] }
    return { action: 'prices', digest, prices: [price], confirmFalls: true }
  }
  const change = (id: string, body: object) => manager.call(`${base}/${id}`, { method: 'PUT', body })
  return {
    'GET /api/desk/scheduled-changes': {
      succeeds: [
        () => manager.call(base),
        async () => {
          await add({ change: await prices() })
          return manager.call(`${base}?collection=products&entryId=putty&page=1`)
        },
      ],
      fails: { 'not-signed-in': () => guest(base) },
    },
    'POST /api/desk/scheduled-changes': {
      succeeds: [() => add(), async () => add({ change: await prices() })],
      fails: {
        'invalid-input': () => add({ at: '2020-01-01T00:00:00.000Z' }),
        'not-found': () => add({ entryId: 'nothing' }),
      },
    },
    'PUT /api/desk/scheduled-changes/{id}': {
      succeeds: [async () => change(await added(), { at: next(), change: publish })],
      fails: { 'not-found': () => change(NOTHING, { at: next(), change: publish }) },
    },
    'POST /api/desk/scheduled-changes/{id}/removal': {
      succeeds: [async () => manager.post(`${base}/${await added()}/removal`)],
      fails: { 'not-found': () => manager.post(`${base}/${NOTHING}/removal`) },
    },
  }
}
