import fc from 'fast-check'
import type { Knowledge } from './knowledge.ts'

const WHOLE_ID = /^(?:id|uid|\w+(?:Id|Uid))$/

/** Values for properties whose meaning no schema tells, by their name. */
const byName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  buyerGstin: fc.constantFrom(null, '27AAPFU0939F1ZV'),
  zipcode: fc.constantFrom('122002', '110001'),
  pin: fc.constantFrom('122002', '110001'),
  pins: fc.constantFrom<readonly string[]>(['122002'], ['1100'], []),
  exceptPins: fc.constantFrom<readonly string[]>(['122003'], []),
  receiverPhoneNo: fc.constant('9812350001'),
  image: fc.constant('https://pictures.example/cement.jpg'),
  images: fc.constantFrom<readonly string[]>(['https://pictures.example/cement.jpg'], []),
  cost: fc.constantFrom(310_000_000, 310_500_000, null),
  price: fc.constantFrom('379', '379.00', '1'),
  hsn: fc.constantFrom('2523', '7214'),
  from: fc.constantFrom('2026-10-01', '2026-11-01'),
  to: fc.constantFrom('2026-11-01', '2026-11-30'),
}

/** Better values for a property than its schema gives, or null. */
export function knownValue(known: Knowledge, isCareful: boolean, name: string): fc.Arbitrary<unknown> | null {
  if (name === 'phone') return fc.constantFrom(...(isCareful ? known.phones.slice(0, 2) : known.phones))
  if (name === 'product') return fc.constantFrom(...known.products).map((id) => `${id}Variant[0]`)
  if (WHOLE_ID.test(name)) {
    const ofItsKind = known.named.get(name) ?? []
    return fc.constantFrom(...(isCareful && ofItsKind.length > 0 ? ofItsKind : [...known.ids, ...ofItsKind]))
  }
  const ofMany = known.named.get(name.replace(/s$/, '')) ?? []
  if (isCareful && /\w+Ids$/.test(name) && ofMany.length > 0)
    return fc.uniqueArray(fc.constantFrom(...ofMany), { minLength: 1, maxLength: 3 })
  return (isCareful && byName[name]) || null
}
