import type { CartLine } from '#domain/cart/line.ts'

/** The lines of a cart, or the items of an order, that become a list. */
export type ListSource = { readonly lines: readonly CartLine[] } | { readonly orderId: string }

export interface KeepListProps {
  source: ListSource
  /** The firm and site that are offered first. */
  near?: { readonly firmId: string; readonly siteId?: string | undefined } | null
}
