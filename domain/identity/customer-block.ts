/** Services that the store no longer gives a customer: cash on delivery, or every order (DESK-06). */
export const customerBlocks = ['CASH', 'ALL'] as const
export type CustomerBlock = (typeof customerBlocks)[number]
