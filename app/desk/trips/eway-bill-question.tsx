import { useState } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'

interface EwayBillQuestionProps {
  /** The failure of the last start, or null. */
  failure: unknown
  onConfirm: () => void
}

/** Asks, where a trip was held because shipments need an e-way bill, whether it starts all the same. */
export function EwayBillQuestion({ failure, onConfirm }: EwayBillQuestionProps) {
  const t = deskTripMessages
  const [answered, setAnswered] = useState<unknown>(null)
  if (!(failure instanceof ApiError) || failure.code !== 'eway-bill-needed') return null
  const { orderNumbers = [] } = failure.details
  return (
    <ConfirmDialog
      open={answered !== failure}
      question={t.ewayTitle}
      detail={t.ewayText(orderNumbers)}
      confirmLabel={t.ewayStart}
      cancelLabel={t.keep}
      onCancel={() => setAnswered(failure)}
      onConfirm={() => {
        setAnswered(failure)
        onConfirm()
      }}
    />
  )
}
