import type { FulfilmentStatus } from '#domain/fulfilments/fulfilment.ts'
import type { ReductionKind } from '#domain/fulfilments/reduction.ts'
export const orderFulfilmentMessages = {
  title: 'Your delivery, part by part',
  units: (quantity: number, name: string) => `${quantity.toLocaleString('en-IN')} × ${name}`,
  SHIPPED: 'On the way',
  OUT_FOR_DELIVERY: 'Arriving today',
  DELIVERED: 'Arrived',
  RETURNED: 'Not delivered',
  toCome: 'Still to come',
  CANCEL: (units: string, amount: string) => `Cancelled: ${units} (${amount})`,
  RETURN: (units: string, amount: string) => `Returned: ${units} (${amount})`,
  REFUND: (_: string, amount: string) => `${amount} refunded as a courtesy`,
} satisfies Record<FulfilmentStatus, string> & Record<ReductionKind, unknown> & Record<string, unknown>
