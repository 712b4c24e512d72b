import { randomUUID } from 'node:crypto'
import { fileSender } from '../../api/send-file.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { offerToSave } from '../../offers/offer-to-save.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of offers at the desk. */
export async function offerExamples({ api }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222374', 'manager')
  const packer = await staffBrowser(api, '9822222375', 'packer')
  const root = '/api/desk/offers'
  const put = (id: string, body: object) => manager.call(`${root}/${id}`, { method: 'PUT', body })
  const saved = async (): Promise<string> => {
    const id = randomUUID()
    await put(id, offerToSave)
    return id
  }
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
  const removed = (id: string) => manager.call(`${root}/${id}`, { method: 'DELETE' })
  const pause = (id: string, body: object) => manager.post(`${root}/${id}/pause`, body)
  return {
    'GET /api/desk/offers': {
      succeeds: [() => manager.call(root)],
      fails: { 'not-permitted': () => packer.call(root) },
    },
    'GET /api/desk/offers/{id}': {
      succeeds: [async () => manager.call(`${root}/${await saved()}`)],
      fails: { 'not-found': () => manager.call(`${root}/${NOTHING}`) },
    },
    'PUT /api/desk/offers/{id}': {
      succeeds: [() => put(randomUUID(), offerToSave)],
      fails: {
        'invalid-input': () => put(randomUUID(), { ...offerToSave, reach: [] }),
        'edit-conflict': async () => put(await saved(), offerToSave),
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
    'DELETE /api/desk/offers/{id}': {
      succeeds: [async () => removed(await saved())],
      fails: { 'not-found': () => removed(NOTHING) },
    },
    'POST /api/desk/offers/{id}/restore': {
      succeeds: [
        async () => {
          const id = await saved()
          await removed(id)
          return manager.post(`${root}/${id}/restore`)
        },
      ],
      fails: { 'not-found': () => manager.post(`${root}/${NOTHING}/restore`) },
    },
    'POST /api/desk/offers/{id}/pause': {
      succeeds: [async () => pause(await saved(), { isPaused: true })],
      fails: {
        'invalid-input': () => pause(NOTHING, {}),
        'not-found': () => pause(NOTHING, { isPaused: true }),
      },
    },
  }
}
