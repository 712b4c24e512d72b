import { randomUUID } from 'node:crypto'
import { fileSender } from '../../api/send-file.ts'
import { cementLine } from '../../api/order-actions.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { offerToSave } from '../../offers/offer-to-save.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'
import { restorableExamples } from './restorable.ts'

/** Examples of offers at the desk. */
export async function offerExamples({ api }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222374', 'manager')
  const packer = await staffBrowser(api, '9822222375', 'packer')
  const { root, put, saved, examples } = restorableExamples({
    name: 'offers',
    manager,
    packer,
    sound: offerToSave,
    unsound: { reach: [] },
  })
  const sheets = '/api/desk/offer-sheets'
  const send = (query: string, rows: string) =>
    fileSender(manager.call)(
      `${sheets}?file=offers.csv&${query}`,
      Buffer.from(`Offer,On,Per cent off\n${rows}`),
    )
  const sent = async (name: string): Promise<Response> => {
    const { seen } = (await (await send('act=check', `${name},All,4\n`)).json()) as { seen: string }
    return send(`act=enter&seen=${seen}`, `${name},All,4\n`)
  }
  const pause = (id: string, body: object) => manager.post(`${root}/${id}/pause`, body)
  return {
    'POST /api/desk/offers/check': {
      succeeds: [
        async () => {
          await put(randomUUID(), { ...offerToSave, pinCodes: [], fromValue: null, usesPerPerson: null })
          return manager.post(`${root}/check`, { lines: [{ product: cementLine.product, quantity: 3 }] })
        },
      ],
      fails: {
        'invalid-input': () => manager.post(`${root}/check`, { lines: [] }),
        'not-permitted': () =>
          packer.post(`${root}/check`, { lines: [{ product: cementLine.product, quantity: 3 }] }),
      },
    },
    'GET /api/desk/offer-sheets/{file}': {
      succeeds: [async () => (await put(randomUUID(), offerToSave), manager.call(`${sheets}/offers.xlsx`))],
      fails: { 'not-permitted': () => packer.call(`${sheets}/offers.csv`) },
    },
    'POST /api/desk/offer-sheets': {
      succeeds: [() => send('act=check', 'Sheet,All,4\nSheet,,95\n'), () => sent('Holi')],
      fails: {
        'file-refused': () => send('act=check', ''),
        'invalid-input': () => send('act=enter', 'Sheet,All,95\n'),
        'edit-conflict': () => send('act=enter&seen=other', 'Lohri,All,4\n'),
      },
    },
    'POST /api/desk/offer-sheets/{id}/undo': {
      succeeds: [
        async () => {
          const { id } = (await (await sent('Onam')).json()) as { id: string }
          return manager.post(`${sheets}/${id}/undo`)
        },
      ],
      fails: { 'not-found': () => manager.post(`${sheets}/${NOTHING}/undo`) },
    },
    'POST /api/desk/offers/{id}/pause': {
      succeeds: [async () => pause(await saved(), { isPaused: true })],
      fails: {
        'invalid-input': () => pause(NOTHING, {}),
        'not-found': () => pause(NOTHING, { isPaused: true }),
      },
    },
    ...examples,
  }
}
