import { randomUUID } from 'node:crypto'
import type { SaveOfferRequest } from '#domain/offers/desk-wire.ts'
import type { DeskOverHttp } from './desk-over-http.ts'

const tenPercent: SaveOfferRequest = {
  name: 'Festival week',
  nameHi: null,
  code: null,
  benefit: { kind: 'percent', percentOff: 1_000, most: null },
  reach: [{ target: 'all', key: '', uid: null }],
  fromValue: null,
  fromQuantity: null,
  isFirstOrder: false,
  holders: [],
  pinCodes: [],
  fromDay: '2026-01-01',
  untilDay: null,
  budget: null,
  usesPerPerson: null,
  usesInAll: null,
  isCombinable: false,
  revision: 0,
}

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
  await desk(`offers/${id}`, { ...tenPercent, holders, ...content }, 'PUT')
  return () => desk(`offers/${id}/pause`, { isPaused: true })
}
