import type { SaveOfferRequest } from '#domain/offers/desk-wire.ts'

/** Ten per cent off everything, for everybody and without a limit. */
export const tenPercent = {
  name: 'Diwali',
  nameHi: 'दिवाली',
  code: null,
  benefit: { kind: 'percent' as const, percentOff: 1_000, most: null },
  reach: [{ target: 'all' as const, key: '', uid: null }],
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
} satisfies Omit<SaveOfferRequest, 'revision'>
