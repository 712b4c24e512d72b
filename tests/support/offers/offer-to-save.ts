import type { SaveOfferRequest } from '#domain/offers/desk-wire.ts'
import { tenPercent } from './ten-percent.ts'

/** A new offer of ten per cent off everything, by itself and for everybody. */
export const offerToSave: SaveOfferRequest = {
  ...tenPercent,
  benefit: { kind: 'percent', percentOff: 1_000, most: 50_000 },
  fromValue: 2_000_000,
  pinCodes: ['12', '560001'],
  fromDay: '2026-11-01',
  untilDay: '2026-11-30',
  budget: 10_000_000,
  usesPerPerson: 1,
  usesInAll: 100,
  revision: 0,
}
