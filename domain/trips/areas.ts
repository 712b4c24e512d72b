import type { Shipment } from './trip.ts'

/** Shipments that go to the same place. */
export type Area<T> = {
  readonly zipcode: string
  readonly city: string
  readonly shipments: readonly T[]
}

/** Groups shipments by PIN code, neighbouring codes beside each other, the longest waiting first within one. */
export function groupByArea<T extends Pick<Shipment, 'address' | 'shippedAt'>>(
  shipments: readonly T[],
): readonly Area<T>[] {
  const groups = Map.groupBy(shipments, ({ address }) => address.zipcode.trim())
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([zipcode, own]) => ({
      zipcode,
      city: own[0]?.address.city ?? '',
      shipments: own.toSorted((one, other) => one.shippedAt.localeCompare(other.shippedAt)),
    }))
}
