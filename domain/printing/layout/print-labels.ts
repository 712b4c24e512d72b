import type { Receiving, SiteAccess } from '../../addresses/site-access.ts'
import type { ChallanCopy } from '../delivery-challan.ts'

/** The labels of what is printed for the yard and the road; those of tax documents are in `documentLabels`. */
export const printLabels = {
  'picking-list': 'Picking List',
  'loading-list': 'Loading List',
  'packing-slip': 'Packing Slip',
  challan: 'Delivery Challan',
  challanNumber: 'Challan no.',
  part: 'Part',
  partOf: (part: number, parts: number): string => `${part} of ${parts}`,
  prepared: 'Prepared',
  packed: 'Packed',
  promised: 'Promised for',
  orders: 'Orders',
  ordersNamed: (count: number): string => (count === 1 ? '1 order' : `${count} orders`),
  vehicle: 'Vehicle',
  driver: 'Driver',
  validUntil: (time: string): string => `valid until ${time}`,
  weight: 'Weight',
  weightUnknown: 'unknown',
  someUnknown: (lines: number): string => `+ ${lines} ${lines === 1 ? 'line' : 'lines'} not weighed`,
  product: 'Product',
  otherProducts: 'Other products',
  size: 'Size',
  unit: 'Unit',
  takenBy: 'Taken by',
  products: 'Products',
  deliverTo: 'Deliver to',
  consignee: 'Consignee',
  receives: (hours: string): string => `Receives ${hours}`,
  totalValue: 'Value of this part',
  pickedBy: 'Picked by',
  packedBy: 'Packed by',
  received: 'Received in good condition',
  receiverSigns: 'Receiver: name, date, signature',
  driverSigns: 'Driver: signature',
  inLots: (invoice: string): string =>
    `These goods leave in lots under invoice ${invoice} (rule 55(5), CGST Rules); it states tax and price of all of them.`,
} as const

const copies: Readonly<Record<ChallanCopy, string>> = {
  consignee: 'Original for consignee',
  transporter: 'Duplicate for transporter',
  consignor: 'Triplicate for consignor',
}

/** The mark of a copy of a challan. */
export function copyLabel(copy: ChallanCopy): string {
  return copies[copy]
}

const access = {
  'large-lorry': 'Large lorry can reach it',
  'small-lorry': 'Small lorry only',
  'three-wheeler': 'Three-wheeler only',
  customer: 'Customer unloads',
  store: 'We unload',
} as const

/** Facts about an address that a lorry needs to know, on one line. */
export function accessLine({ road, unloading, floor }: SiteAccess): string {
  const carriedTo = floor === 0 ? 'ground floor' : floor > 0 ? `floor ${floor}` : `basement ${-floor}`
  return [access[road], access[unloading], carriedTo].join(' · ')
}

/** Hours and notes of whoever receives at an address, a line each. */
export function receivingLines({ hours, notes }: Receiving): string[] {
  return [hours === '' ? '' : printLabels.receives(hours), notes].filter((text) => text !== '')
}
