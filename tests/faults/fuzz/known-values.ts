import fc from 'fast-check'
import type { Knowledge } from './knowledge.ts'

const WHOLE_ID = /^(?:id|uid|\w+(?:Id|Uid))$/

const GSTIN = '06AAPFU0939F1ZZ'

/** Values for properties whose meaning no schema tells, by their name. */
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  buyerGstin: fc.constantFrom(null, GSTIN),
  gstin: fc.constant(GSTIN),
  state: fc.constant('Haryana'),
  country: fc.constant('India'),
  city: fc.constant('Gurugram'),
  line: fc.constant('Golf Course Road 12'),
  legalName: fc.constant('Sunrise Builders'),
  customer: fc.constant('Asha'),
  street: fc.constant('Golf Course Road'),
  seenPrice: fc.constant('118'),
  quantity: fc.constantFrom(1, 2, 5, 100),
  ownerPhone: fc.constant('9812351000'),
  zipcode: fc.constant('122002'),
  pin: fc.constantFrom('122002', '110001'),
  pins: fc.constantFrom<readonly string[]>(['122002'], ['1100'], []),
  exceptPins: fc.constantFrom<readonly string[]>(['122003'], []),
  receiverPhoneNo: fc.constant('9812350001'),
  image: fc.constant('https://pictures.example/cement.jpg'),
  images: fc.constantFrom<readonly string[]>(['https://pictures.example/cement.jpg'], []),
  cost: fc.constantFrom(310_000_000, 310_500_000, null),
  price: fc.constantFrom('379', '379.00', 379_000_000, 118_000_000),
  hsn: fc.constantFrom('2523', '7214'),
  from: fc.constantFrom('2026-10-01', '2026-11-01'),
  to: fc.constantFrom('2026-11-01', '2026-11-30'),
}

/** Better values for a property than its schema gives, or null. */
export function knownValue(known: Knowledge, isCareful: boolean, name: string): fc.Arbitrary<unknown> | null {
  if (name === 'phone') return fc.constantFrom(...(isCareful ? known.phones.slice(0, 2) : known.phones))
  if (name === 'product')
    return fc.constantFrom(...known.products.slice(0, isCareful ? 2 : 3)).map((id) => `${id}Variant[0]`)
  // a bare id in a body is that of something new
  if (isCareful && name === 'id') return null
  return WHOLE_ID.test(name) ? knownId(known, isCareful, name) : isCareful ? usualValue(known, name) : null
}

function knownId({ ids, named }: Knowledge, isCareful: boolean, name: string): fc.Arbitrary<string> {
  const ofItsKind = named.get(name) ?? []
  return fc.constantFrom(...(isCareful && ofItsKind.length > 0 ? ofItsKind : [...ids, ...ofItsKind]))
}

function usualValue({ named }: Knowledge, name: string): fc.Arbitrary<unknown> | null {
  const ofMany = named.get(name.replace(/s$/, '')) ?? []
  return /\w+Ids$/.test(name) && ofMany.length > 0
    ? fc.uniqueArray(fc.constantFrom(...ofMany), { minLength: 1, maxLength: 3 })
    : (byName[name] ?? null)
}
