import { documentLabels } from '../../document-layout/document-labels.ts'
import { labelsOf } from '../../document-layout/labels-of.ts'
import {
  documentParties,
  purchaseOrderFacts,
  type LabelledValue,
  type Party,
} from '../../document-layout/document-sections.ts'
import { statementTitle } from '../../document-layout/statement-sections.ts'
import { partnerLabelsOf } from '../../document-layout/partner-quotation-sections.ts'
import { formatCount, formatDay, formatState, formatTime } from '../../document-layout/format.ts'
import type { EwayBill } from '../../fulfilments/eway-bill.ts'
import type { DeliveryChallan } from '../delivery-challan.ts'
import type { PackingSlip } from '../packing-slip.ts'
import type { PickingList } from '../picking-list.ts'
import type { PrintedDocument } from '../print-job.ts'
import { accessLine, printLabels as labels, receivingLines } from './print-labels.ts'
import { loadText } from './print-tables.ts'
import { noonOfIstDay } from '../../time/ist-day.ts'

/** Title of a document, with its number where it has one. */
export function printedTitle(document: PrintedDocument): string {
  switch (document.kind) {
    case 'picking-list':
      return `${pickingTitle(document)}, ${labels.ordersNamed(document.orderNumbers.length)}`
    case 'packing-slip':
      return `${labels['packing-slip']} ${document.orderNumber}, ${labels.part} ${document.fulfilmentNumber}`
    case 'challan':
      return `${labels.challan} ${document.number}`
    case 'invoice':
    case 'credit-note':
    case 'quotation':
      return `${labelsOf(document)[document.kind]} ${document.number}`
    case 'partner-quotation':
      return partnerLabelsOf(document).title
    case 'statement':
    case 'balance-confirmation':
      return statementTitle(document)
  }
}

/** Title of a picking list; one for a trip is a loading list. */
export function pickingTitle({ vehicle }: Pick<PickingList, 'vehicle'>): string {
  return vehicle === null ? labels['picking-list'] : labels['loading-list']
}

/** The labelled values of a picking list, in reading order. */
export function pickingFacts({
  preparedAt,
  vehicle,
  groups,
  load,
  orderNumbers,
}: PickingList): LabelledValue[] {
  return [
    { label: labels.prepared, value: `${formatDay(preparedAt)}, ${formatTime(preparedAt)}` },
    ...(vehicle === null ? [] : [{ label: labels.vehicle, value: vehicle }]),
    { label: labels.orders, value: formatCount(orderNumbers.length) },
    {
      label: labels.products,
      value: formatCount(groups.reduce((sum, { lines }) => sum + lines.length, 0)),
    },
    { label: labels.weight, value: loadText(load) },
  ]
}

/** The labelled values of a packing slip, in reading order. */
export function slipFacts(slip: PackingSlip): LabelledValue[] {
  const { promise } = slip
  return [
    { label: documentLabels.order, value: slip.orderNumber },
    { label: labels.part, value: labels.partOf(slip.fulfilmentNumber, slip.fulfilmentCount) },
    { label: documentLabels.orderDate, value: formatDay(slip.orderedAt) },
    ...purchaseOrderFacts(slip),
    ...(promise === null
      ? []
      : [
          {
            label: labels.promised,
            value: [formatDay(noonOfIstDay(promise.day)), promise.slot].filter(Boolean).join(', '),
          },
        ]),
    ...(slip.packedAt === null ? [] : [{ label: labels.packed, value: formatDay(slip.packedAt) }]),
    { label: labels.weight, value: loadText(slip.load) },
  ]
}

/** Receiver of a packing slip's goods. */
export function slipParties({ receiver }: PackingSlip): Party[] {
  const { name, phone, lines, access, receiving } = receiver
  return [
    {
      label: labels.deliverTo,
      name: name === '' ? phone : name,
      lines: [
        ...lines,
        ...(name === '' ? [] : [`${documentLabels.phone} ${phone}`]),
        ...(access === null ? [] : [accessLine(access)]),
        ...(receiving === null ? [] : receivingLines(receiving)),
      ],
    },
  ]
}

/** The labelled values of a challan, in reading order. */
export function challanFacts(challan: DeliveryChallan): LabelledValue[] {
  const { against, placeOfSupply, vehicle, driver, ewayBill } = challan
  return [
    { label: labels.challanNumber, value: challan.number },
    { label: documentLabels.date, value: formatDay(challan.issuedAt) },
    { label: labels.part, value: labels.partOf(challan.fulfilmentNumber, challan.fulfilmentCount) },
    { label: documentLabels.order, value: challan.orderNumber },
    ...purchaseOrderFacts(challan),
    { label: documentLabels.against, value: against.number },
    { label: documentLabels.invoiceDate, value: formatDay(against.issuedAt) },
    { label: documentLabels.placeOfSupply, value: formatState(placeOfSupply.state, placeOfSupply.code) },
    ...(vehicle === null ? [] : [{ label: labels.vehicle, value: vehicle }]),
    ...(driver === null ? [] : [{ label: labels.driver, value: driver }]),
    ...(ewayBill === null ? [] : [{ label: documentLabels.ewayBill, value: ewayBillText(ewayBill) }]),
  ]
}

function ewayBillText({ number, validUntil }: EwayBill): string {
  return validUntil === null ? number : `${number}, ${labels.validUntil(formatDay(noonOfIstDay(validUntil)))}`
}

/** The consignee, and where the goods go. */
export function challanParties(challan: DeliveryChallan): Party[] {
  return documentParties(challan).map((party, index) =>
    index === 0 ? { ...party, label: labels.consignee } : party,
  )
}
