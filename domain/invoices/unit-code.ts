import { parseUnit } from '../quick-order/units.ts'

/** Unique quantity codes (UQC) of the GST returns, by the unit that goods are sold by. */
const codes: Readonly<Record<string, string>> = {
  bag: 'BAG',
  piece: 'PCS',
  box: 'BOX',
  bundle: 'BDL',
  rod: 'NOS',
  sheet: 'NOS',
  roll: 'ROL',
  coil: 'NOS',
  set: 'SET',
  pair: 'PRS',
  pack: 'PAC',
  bucket: 'NOS',
  tin: 'NOS',
  can: 'CAN',
  tonne: 'MTS',
  quintal: 'QTL',
  kg: 'KGS',
  'sq ft': 'SQF',
  metre: 'MTR',
  litre: 'LTR',
  dozen: 'DOZ',
}

/** Units that no list of goods is written in, but that goods are sold by. */
const others: Readonly<Record<string, string>> = {
  sqm: 'SQM',
  sqmt: 'SQM',
  sqmtr: 'SQM',
  sqyd: 'SQY',
  cum: 'CBM',
  cbm: 'CBM',
  drum: 'DRM',
}

/** The UQC of a unit: `bag` is BAG. Goods without a unit are counted (NOS), and units without a code are OTH. */
export function unitCode(unit: string | null): string {
  if (unit === null || unit.trim() === '') return 'NOS'
  const known = parseUnit(unit)
  return (known === null ? others[unit.toLowerCase().replaceAll(/[^a-z]/g, '')] : codes[known]) ?? 'OTH'
}
