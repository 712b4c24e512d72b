/** The expected errors about accounts of credit. */
export const creditErrorCodes = {
  'no-credit': {
    when: 'The customer, or the firm that the order is for, has no open account of credit.',
    remedy: 'Choose another way to pay.',
  },
  'credit-limit': {
    when: 'The order is above the credit limit of its account; the response states what is left of it and what is missing.',
    remedy:
      'Order less, pay another way, or have a bill paid. Staff with the right to it may let one order pass.',
  },
  'reference-used': {
    when: 'A payment with this reference, UTR or number of a cheque is in the ledger of the account.',
    remedy: 'Ask the person, and repeat the call with `confirmRepeat`.',
  },
} as const

/** Errors about accounts of credit, whose words are loaded for whoever has one. */
export type CreditErrorCode = keyof typeof creditErrorCodes
