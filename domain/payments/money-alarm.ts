/** Alarm about money that staff must look at. It names ids only, so it may be logged. */
export type MoneyAlarm = {
  readonly kind:
    | 'unknown-payment'
    | 'unverified-notice'
    | 'refund-refused'
    | 'refunded-elsewhere'
    | 'disputed'
    | 'dispute-lost'
  readonly paymentId: string
  readonly orderId: string | null
}

/** Raises an alarm within a transaction; it is sounded once that is done. */
export type RaiseAlarm = (alarm: MoneyAlarm) => void
