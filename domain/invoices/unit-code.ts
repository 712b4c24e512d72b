import { parseUnit } from '../catalogue/sales-units.ts'

/** Unique quantity codes (UQC) of GST returns by sales unit. */
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

/** Further sales units, which quick orders do not use. */
const otherCodes: Readonly<Record<string, string>> = {
  sqm: 'SQM',
  sqmt: 'SQM',
  sqmtr: 'SQM',
  sqyd: 'SQY',
  cum: 'CBM',
  cbm: 'CBM',
  drum: 'DRM',
}

/** The UQC of a unit: `bag` is BAG. A missing unit is counted in numbers (NOS); a unit without a code is OTH. */
export function unitCode(unit: string | null): string {
  if (unit === null || unit.trim() === '') return 'NOS'
  const known = parseUnit(unit)
  return (known === null ? otherCodes[unit.toLowerCase().replaceAll(/[^a-z]/g, '')] : codes[known]) ?? 'OTH'
}
