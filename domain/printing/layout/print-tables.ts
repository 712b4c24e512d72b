import { formatWeight } from '../../catalogue/measures/weight.ts'
import { documentLabels } from '../../document-layout/document-labels.ts'
import { formatCount } from '../../document-layout/format.ts'
import type { Column } from '../../document-layout/document-tables.ts'
import type { Load } from '../../trips/load.ts'
import type { PackedLine } from '../packed-line.ts'
import type { PickingGroup } from '../picking-list.ts'
import type { PackingSlip } from '../packing-slip.ts'
import { printLabels as labels } from './print-labels.ts'

/** A weight as far as it is known: `1.5 t + 2 lines not weighed`. */
export function loadText({ kg, unknownLines }: Load): string {
  const unknown = unknownLines === 0 ? [] : [labels.someUnknown(unknownLines)]
  return [...(kg === 0 && unknownLines > 0 ? [labels.weightUnknown] : [formatWeight(kg)]), ...unknown].join(
    ' ',
  )
}

/**
 * The columns of a group of a picking list; the group's name is the head of its products. A list for a single order does not say
 * which order takes what.
 */
export function pickingColumns({ name, lines }: PickingGroup, isForOne: boolean): Column[] {
  const heading = name === '' ? labels.otherProducts : name
  const own = [checkColumn(lines), ...packedColumns(lines, heading, isForOne ? 108 : 72)]
  if (isForOne) return own
  return [
    ...own,
    {
      name: 'takenBy',
      label: labels.takenBy,
      kind: 'text',
      width: 158,
      cells: lines.map(({ takes }) =>
        takes.map(({ orderNumber, quantity }) => `${orderNumber} × ${formatCount(quantity)}`).join(', '),
      ),
      sum: null,
    },
  ]
}

/** The columns of a packing slip. */
export function slipColumns({ lines, load }: Pick<PackingSlip, 'lines' | 'load'>): Column[] {
  const serial: Column = {
    name: 'serial',
    label: documentLabels.serial,
    kind: 'figures',
    width: 24,
    cells: lines.map((_, index) => String(index + 1)),
    sum: null,
  }
  return [
    checkColumn(lines),
    serial,
    ...packedColumns(lines, labels.product, 108).map((column) =>
      column.name === 'weight'
        ? { ...column, sum: load.kg === 0 ? '' : formatWeight(load.kg) }
        : column.name === 'article'
          ? { ...column, sum: documentLabels.total }
          : column,
    ),
  ]
}

function checkColumn(lines: readonly PackedLine[]): Column {
  return { name: 'check', label: '', kind: 'check', width: 20, cells: lines.map(() => ''), sum: null }
}

function packedColumns(lines: readonly PackedLine[], heading: string, sizeWidth: number): Column[] {
  const column = (
    name: string,
    { label, kind, width }: { label: string; kind: Column['kind']; width?: number },
    cell: (line: PackedLine) => string,
  ): Column => ({ name, label, kind, ...(width && { width }), cells: lines.map(cell), sum: null })
  return [
    column('article', { label: heading, kind: 'text' }, ({ name }) => name),
    column('size', { label: labels.size, kind: 'text', width: sizeWidth }, ({ size }) => size),
    column('quantity', { label: documentLabels.quantity, kind: 'figures', width: 42 }, ({ quantity }) =>
      formatCount(quantity),
    ),
    column('unit', { label: labels.unit, kind: 'text', width: 40 }, ({ unit }) => unit),
    column('weight', { label: labels.weight, kind: 'figures', width: 54 }, ({ quantity, unitKg }) =>
      unitKg === null ? '–' : formatWeight(quantity * unitKg),
    ),
  ]
}
