/** By when an order is delivered: a day in India such as `2026-11-24`, and the time of day where one was chosen. */
export type OrderPromise = { readonly day: string; readonly slot: string | null }

/** The day and time of day that a customer was shown or chose. */
export type ChosenDelivery = { readonly day: string; readonly slot?: string | null | undefined }
