import type { SaveOfferRequest } from '#domain/offers/desk-wire.ts'

/** A new offer of ten per cent off everything, by itself and for everybody. */
export const offerToSave: SaveOfferRequest = {
  name: 'Diwali',
  nameHi: 'दिवाली',
  code: null,
  benefit: { kind: 'percent', percentOff: 1_000, most: 50_000 },
  reach: [{ target: 'all', key: '', uid: null }],
  fromValue: 2_000_000,
  fromQuantity: null,
  isFirstOrder: false,
  holders: [],
  pinCodes: ['12', '560001'],
  fromDay: '2026-11-01',
  untilDay: '2026-11-30',
  budget: 10_000_000,
  usesPerPerson: 1,
  usesInAll: 100,
  isCombinable: false,
  revision: 0,
}
