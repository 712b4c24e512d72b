import { sql } from 'kysely'
import { MAX_STOCK_ALERTS } from '#domain/stock/stock-alert.ts'
import { staffBrowser } from '../api/staff-actions.ts'
import { cementStock, enter, track } from '../api/stock-actions.ts'
import { NOTHING, type Examples } from './example.ts'
import type { ContractStore } from './store.ts'

/** Examples of what customers wait for. They end with cement untracked, as the others expect it. */
export async function stockAlertExamples({ api, guest, me }: ContractStore): Promise<Examples> {
  const manager = await staffBrowser(api, '9822222291', 'manager')
  const ask = (more: object = {}) =>
    me.call('/api/stock-alerts', { method: 'PUT', body: { ...cementStock, isWanted: true, ...more } })
  const askWhileOut = async () => {
    await track(manager)
    await enter(manager, 'count', { quantity: 0 })
    const answer = await ask()
    await track(manager, { tracked: false })
    return answer
  }
  return {
    'GET /api/stock-alerts': {
      succeeds: [
        async () => {
          await askWhileOut()
          return me.call('/api/stock-alerts')
        },
      ],
      fails: { 'not-signed-in': () => guest('/api/stock-alerts') },
    },
    'PUT /api/stock-alerts': {
      succeeds: [askWhileOut, () => ask({ isWanted: false })],
      fails: {
        'invalid-input': () => ask({ isWanted: 'yes' }),
        'not-found': () => ask({ productId: NOTHING }),
        'too-many-stock-alerts': async () => {
          await sql`
            insert into stock_alerts (partner_uid, product_id, variant_uid, state, asked_at, next_try_at)
            select uid, 'p' || number, 'v', 'WAITING', ${api.now()}::timestamptz, ${api.now()}::timestamptz
            from partners, generate_series(1, ${MAX_STOCK_ALERTS}::integer) as number
            where phone = ${`+91${me.phone}`}`.execute(api.database.queries)
          const answer = await askWhileOut()
          await api.database.queries.deleteFrom('stock_alerts').execute()
          return answer
        },
      },
    },
  }
}
