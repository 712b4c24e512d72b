/** A part of a list that a customer sent to the shop, because it was not found or is to be chosen (QO-08). */
export type ListRequest = {
  readonly id: string
  /** As the customer wrote it. */
  readonly text: string
  readonly sentAt: Date
  readonly answeredAt: Date | null
  /** The name of the member of staff. */
  readonly answeredBy: string | null
  readonly customer: { readonly uid: string; readonly name: string | null; readonly phone: string | null }
}

/** The longest text of a request. */
export const MAX_REQUEST_LENGTH = 20_000
/** The most requests of one customer that wait for an answer, and that they send in a day. */
export const MAX_OPEN_REQUESTS = 5
export const MAX_REQUESTS_A_DAY = 20
