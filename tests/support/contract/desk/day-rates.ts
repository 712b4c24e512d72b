import { randomUUID } from 'node:crypto'
import { fileSender } from '../../api/send-file.ts'
import { staffBrowser } from '../../api/staff-actions.ts'
import { NOTHING, type Examples } from '../example.ts'
import type { ContractStore } from '../store.ts'

/** Examples of rates of the day; each rate is removed again, as a size follows one at most. */
export async function dayRateExamples({ api }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222382', 'manager')
  const packer = await staffBrowser(api, '9822222383', 'packer')
  const root = '/api/desk/day-rates'
  const shown = (await (await manager.call('/api/desk/catalogue/products/cement')).json()) as {
    form: { variants: readonly { priceWithGst: string }[] }
  }
  const base = Math.round(Number(shown.form.variants[0]?.priceWithGst) * 100)
  const { items } = (await (await manager.call('/api/desk/counter/items?q=cement')).json()) as {
    items: readonly { productId: string; variantIndex: number; uid: string | null }[]
  }
  const item = items.find(({ productId, variantIndex }) => productId === 'cement' && variantIndex === 0)
  const members = [{ key: 'cementVariant[0]', uid: item?.uid ?? null, factor: 1_000, difference: 0 }]
  const rate = { name: 'Cement', unit: 'bag', members, revision: 0 }
  const put = (id: string, body: object) => manager.call(`${root}/${id}`, { method: 'PUT', body })
  const removed = (id: string) => manager.call(`${root}/${id}`, { method: 'DELETE' })
  const withRate = async (ask: (id: string) => Promise<Response>): Promise<Response> => {
    const id = randomUUID()
    await put(id, rate)
    const answer = await ask(id)
    await removed(id)
    return answer
  }
  const set = (id: string, more: object = {}) =>
    manager.post(`${root}/${id}/settings`, { id: randomUUID(), base, revision: 1, at: null, ...more })
  const sendFile = (text: string) => fileSender(manager.call)(`${root}/import?act=check`, Buffer.from(text))
  const takeBack = (id: string, settingId: string) =>
    manager.post(`${root}/${id}/settings/${settingId}/removal`)
  return {
    'GET /api/desk/day-rates': {
      succeeds: [() => withRate(() => manager.call(root))],
      fails: { 'not-signed-in': () => api.call(root) },
    },
    'GET /api/desk/day-rates.csv': {
      succeeds: [() => withRate(() => manager.call(`${root}.csv`))],
      fails: { 'not-signed-in': () => api.call(`${root}.csv`) },
    },
    'POST /api/desk/day-rates/import': {
      succeeds: [() => withRate(() => sendFile(`Day rate,Rate\nCement,${(base * 3) / 100}\nNothing,1\n`))],
      fails: { 'file-refused': () => sendFile('') },
    },
    'GET /api/desk/day-rates/{id}': {
      succeeds: [() => withRate((id) => manager.call(`${root}/${id}`))],
      fails: { 'not-found': () => manager.call(`${root}/${NOTHING}`) },
    },
    'PUT /api/desk/day-rates/{id}': {
      succeeds: [() => withRate((id) => put(id, { ...rate, revision: 1 }))],
      fails: {
        'invalid-input': () => put(randomUUID(), { ...rate, members: [] }),
        'edit-conflict': () => withRate((id) => put(id, rate)),
      },
    },
    'DELETE /api/desk/day-rates/{id}': {
      succeeds: [() => withRate(removed)],
      fails: { 'not-found': () => removed(NOTHING) },
    },
    'POST /api/desk/day-rates/{id}/restore': {
      succeeds: [
        () =>
          withRate(async (id) => {
            await removed(id)
            return manager.post(`${root}/${id}/restore`)
          }),
      ],
      fails: { 'not-found': () => manager.post(`${root}/${NOTHING}/restore`) },
    },
    'POST /api/desk/day-rates/{id}/preview': {
      succeeds: [() => withRate((id) => manager.post(`${root}/${id}/preview`, { base: base * 10 }))],
      fails: {
        'invalid-input': () => manager.post(`${root}/${NOTHING}/preview`, { base: 0 }),
        'not-permitted': () => packer.post(`${root}/${NOTHING}/preview`, { base }),
      },
    },
    'POST /api/desk/day-rates/{id}/settings': {
      succeeds: [
        () => withRate((id) => set(id)),
        () => withRate((id) => set(id, { at: new Date(api.now().getTime() + 3_600_000).toISOString() })),
      ],
      fails: {
        'edit-conflict': () => withRate((id) => set(id, { revision: 7 })),
        'price-moves': () => withRate((id) => set(id, { base: Math.round(base / 3) })),
      },
    },
    'POST /api/desk/day-rates/{id}/settings/{settingId}/removal': {
      succeeds: [
        () =>
          withRate(async (id) => {
            const setting = randomUUID()
            await set(id, { id: setting })
            return takeBack(id, setting)
          }),
      ],
      fails: { 'not-found': () => takeBack(NOTHING, NOTHING) },
    },
  }
}
