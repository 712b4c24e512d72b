import { loadOf, type Load } from '../trips/load.ts'
import type { PackedLine } from './packed-line.ts'

/** Place of a variant in the store, in the order in which it is walked to. */
export type Whereabouts = { readonly name: string; readonly position: number }

/** Units of a variant for one order; `variantKey` is the same for all units of a variant. */
export type UnitsToPick = PackedLine & {
  readonly variantKey: string
  readonly orderNumber: string
  /** The place of the stock that is held for the order; null where none is kept. */
  readonly place: Whereabouts | null
  readonly department: Whereabouts | null
}

/** A variant with all units that are picked of it, and how many each order takes. */
export type PickingLine = PackedLine & {
  readonly takes: readonly { readonly orderNumber: string; readonly quantity: number }[]
}

/** Lines picked in one department at one place; `name` is empty for those that have neither. */
export type PickingGroup = { readonly name: string; readonly lines: readonly PickingLine[] }

/** Products to be fetched for one or many orders, or loaded for a trip. */
export type PickingList = {
  readonly kind: 'picking-list'
  readonly storeName: string
  /** ISO 8601, UTC: what was still to be picked at this time. */
  readonly preparedAt: string
  /** Null when it is not for a trip. */
  readonly vehicle: string | null
  readonly orderNumbers: readonly string[]
  readonly groups: readonly PickingGroup[]
  readonly load: Load
}

type PickingFacts = Pick<PickingList, 'storeName' | 'preparedAt' | 'vehicle'>

/**
 * Adds up what orders want of each variant, grouped by place and department in the order in which they are walked to; what has
 * none comes last. Products are sorted by name and size, orders stay in the order given. Null when there is nothing to pick.
 */
export function createPickingList(wanted: readonly UnitsToPick[], facts: PickingFacts): PickingList | null {
  if (wanted.length === 0) return null
  const groups = [...Map.groupBy(wanted, groupKey).values()].toSorted(byWhereabouts).map((units) => ({
    name: groupName(units[0]),
    lines: [...Map.groupBy(units, ({ variantKey }) => variantKey).values()]
      .map(sumUnits)
      .flatMap((line) => line ?? [])
      .toSorted(byName),
  }))
  return {
    kind: 'picking-list',
    ...facts,
    orderNumbers: [...new Set(wanted.map(({ orderNumber }) => orderNumber))],
    groups,
    load: loadOf(groups),
  }
}

function groupKey({ place, department }: UnitsToPick): string {
  return JSON.stringify([place?.name, department?.name])
}

function groupName(units: UnitsToPick | undefined): string {
  return [units?.place?.name, units?.department?.name].filter((name) => name !== undefined).join(' · ')
}

function byWhereabouts([a]: readonly UnitsToPick[], [b]: readonly UnitsToPick[]): number {
  return positionOf(a?.place) - positionOf(b?.place) || positionOf(a?.department) - positionOf(b?.department)
}

function positionOf(where: Whereabouts | null | undefined): number {
  return where?.position ?? Number.MAX_SAFE_INTEGER
}

function sumUnits(units: readonly UnitsToPick[]): PickingLine | null {
  const [first] = units
  if (first === undefined) return null
  const { name, size, unit, unitKg } = first
  const takes = [...Map.groupBy(units, ({ orderNumber }) => orderNumber)].map(([orderNumber, own]) => ({
    orderNumber,
    quantity: sumOf(own),
  }))
  return { name, size, unit, unitKg, quantity: sumOf(units), takes }
}

function sumOf(units: readonly { readonly quantity: number }[]): number {
  return units.reduce((sum, { quantity }) => sum + quantity, 0)
}

const collator = new Intl.Collator('en', { numeric: true })

function byName(a: PickingLine, b: PickingLine): number {
  return collator.compare(a.name, b.name) || collator.compare(a.size, b.size)
}
