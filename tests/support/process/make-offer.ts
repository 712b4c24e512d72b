import { randomUUID } from 'node:crypto'
import type { SaveOfferRequest } from '#domain/offers/desk-wire.ts'
import { tenPercent } from '../offers/ten-percent.ts'
import type { DeskOverHttp } from './desk-over-http.ts'

const forWeek = { ...tenPercent, name: 'Festival week', nameHi: null, revision: 0 }

/** Makes an offer for one customer at the desk of a store, ten per cent off or something else; the result pauses it. */
export async function makeOffer(
  desk: DeskOverHttp,
  { phone }: { readonly phone: string },
  content: Partial<SaveOfferRequest> = {},
): Promise<() => Promise<unknown>> {
  const id = randomUUID()
  const { customers } = (await desk(`customers?q=${phone}`)) as { customers: { uid: string }[] }
  const holders = customers.slice(0, 1).map(({ uid }) => ({ kind: 'person' as const, id: uid }))
  if (holders.length === 0) throw new Error('there is no such customer')
  await desk(`offers/${id}`, { ...forWeek, holders, ...content }, 'PUT')
  return () => desk(`offers/${id}/pause`, { isPaused: true })
}
