import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { ZERO } from '#domain/money/paise.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import {
  cancelLines,
  moveFulfilment,
  refundPartially,
  returnLines,
  shipLines,
} from '#app/api/desk/fulfilments.ts'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { RefundFields, useRefund } from '#app/desk/kit/orders/refund-fields.tsx'
import { MoneyField, readMoney } from '#app/desk/kit/money-field.tsx'
import { WeighDialog } from './weigh-dialog.tsx'
import { UnitsDialog, type Line, type Units } from './units-dialog.tsx'

/** Action on an order or fulfilment; `deliver` holds the fulfilment's number. */
export type FulfilmentAction =
  | 'ship'
  | 'weigh'
  | 'cancel'
  | 'takeBack'
  | 'refund'
  | { readonly deliver: number }

interface FulfilmentDialogProps {
  order: DeskOrderDetailWire
  action: FulfilmentAction
  run: (name: string, change: () => Promise<DeskOrderDetailWire | null>) => Promise<void>
  onClose: () => void
}

/** Asks for the input of an action on an order or fulfilment, and runs it. */
export function FulfilmentDialog(props: FulfilmentDialogProps) {
  const { action } = props
  if (action === 'ship') return <ShipDialog {...props} />
  if (action === 'weigh') return <WeighDialog {...props} />
  if (action === 'cancel') return <CancelDialog {...props} />
  if (action === 'takeBack') return <ReturnDialog {...props} />
  if (action === 'refund') return <RefundDialog {...props} />
  return <DeliverDialog {...props} number={action.deliver} />
}

function ShipDialog({ order, run, onClose }: FulfilmentDialogProps) {
  const t = deskFulfilmentMessages
  const { orderId, updatedAt: seenAt } = order
  return (
    <UnitsDialog
      title={t.shipTitle}
      confirm={t.ship}
      lines={choices(order, ({ open }) => open)}
      startsFull
      textLabel={t.note}
      onClose={onClose}
      onConfirm={(lines, note) => {
        onClose()
        void run('ship', () => shipLines(orderId, { lines, note: textOrNull(note), seenAt }))
      }}
    />
  )
}

function CancelDialog({ order, run, onClose }: FulfilmentDialogProps) {
  const t = deskFulfilmentMessages
  const { prove } = useDesk()
  const { orderId, updatedAt: seenAt } = order
  return (
    <UnitsDialog
      title={t.cancelTitle}
      text={lossText(t, t.cancelText, order)}
      confirm={t.cancel}
      danger
      lines={choices(order, ({ open }) => open)}
      textLabel={t.reason}
      needsText
      onClose={onClose}
      onConfirm={(lines, reason) => {
        onClose()
        void run('cancel', () => prove(() => cancelLines(orderId, { lines, reason, seenAt })))
      }}
    />
  )
}

function ReturnDialog({ order, run, onClose }: FulfilmentDialogProps) {
  const t = deskFulfilmentMessages
  const { prove } = useDesk()
  const { orderId, updatedAt: seenAt, paymentMode } = order
  const refund = useRefund(order)
  const [putBack, setPutBack] = useState(false)
  const stock = deskStockMessages
  return (
    <UnitsDialog
      title={t.returnTitle}
      text={lossText(t, paymentMode === 'ACCOUNT' ? t.returnOnAccount : t.returnText, order)}
      confirm={t.takeBack}
      danger
      lines={choices(order, ({ delivered, returned }) => delivered - returned)}
      textLabel={t.reason}
      missing={refund.needs}
      needsText
      onClose={onClose}
      onConfirm={(lines, reason) => {
        onClose()
        const body = { lines, reason, ...refund.body, putBack, seenAt }
        void run('takeBack', () => prove(() => returnLines(orderId, body)))
      }}
    >
      <RefundFields refund={refund} />
      <CheckboxField
        label={stock.putBack}
        checked={putBack}
        onChange={(event) => setPutBack(event.currentTarget.checked)}
      />
    </UnitsDialog>
  )
}

function RefundDialog({ order, run, onClose }: FulfilmentDialogProps) {
  const t = deskFulfilmentMessages
  const { prove } = useDesk()
  const [amount, setAmount] = useState('')
  const money = readMoney(amount)
  const { orderId, updatedAt: seenAt } = order
  return (
    <UnitsDialog
      title={t.refundTitle}
      text={t.refundText(formatRupees(order.refundLeft))}
      confirm={t.refund}
      danger
      lines={[]}
      mayBeNone
      missing={money !== null && money > 0 ? null : t.needsAmount}
      textLabel={t.reason}
      needsText
      onClose={onClose}
      onConfirm={(_, reason) => {
        onClose()
        void run('refund', () =>
          prove(() => refundPartially(orderId, { amount: money ?? ZERO, reason, seenAt })),
        )
      }}
    >
      <MoneyField label={t.amount} value={amount} onChange={setAmount} />
    </UnitsDialog>
  )
}

function DeliverDialog({ order, number, run, onClose }: FulfilmentDialogProps & { number: number }) {
  const t = deskFulfilmentMessages
  const { prove } = useDesk()
  const [cash, setCash] = useState('')
  const money = readMoney(cash)
  const { orderId, updatedAt: seenAt } = order
  const carried = order.fulfilments.find((fulfilment) => fulfilment.number === number)?.lines ?? []

  function deliver(refused: Units, note: string) {
    onClose()
    const paid = money === null ? {} : { cash: money }
    const body = { to: 'DELIVERED', refused, note: textOrNull(note), seenAt, ...paid } as const
    void run(`${number} DELIVERED`, () => prove(() => moveFulfilment(orderId, number, body)))
  }

  return (
    <UnitsDialog
      title={t.deliverTitle(number)}
      text={t.deliverText}
      confirm={t['move-DELIVERED']}
      lines={choices(order, ({ line }) => carried.find((one) => one.line === line)?.quantity ?? 0)}
      mayBeNone
      missing={cash.trim() !== '' && money === null ? t.needsAmount : null}
      textLabel={t.note}
      onClose={onClose}
      onConfirm={deliver}
    >
      {order.paymentMode === 'COD' && (
        <MoneyField label={t.cash} hint={t.cashHint} value={cash} onChange={setCash} />
      )}
    </UnitsDialog>
  )
}

/** Describes the effect of removing items; the delivery fee stays as long as any are left. */
function lossText(
  t: Pick<typeof deskFulfilmentMessages, 'feeStays'>,
  text: string,
  { deliveryCharge }: DeskOrderDetailWire,
): string {
  return deliveryCharge === 0 ? text : `${text} ${t.feeStays(formatRupees(deliveryCharge))}`
}

function choices(order: DeskOrderDetailWire, most: (line: Line) => number) {
  return order.lines.map((line) => ({ line, most: most(line) })).filter((one) => one.most > 0)
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text
}
