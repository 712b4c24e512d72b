/** The account that an order is billed to. */
export const deskOrderCreditMessages = {
  title: 'On account',
  missing: (amount: string) => `With what is ordered, the account is ${amount} above its limit.`,
  stopped: 'Credit is stopped for this account.',
  overdue: (amount: string) => `${amount} is overdue on this account.`,
  passed: (reason: string) => `This order may go above the limit: ${reason}`,
  show: 'See the account',
  receive: 'Receive an advance',
  pass: 'Let this order pass',
  passTitle: 'Let this order pass above the limit?',
  passText: 'Only this order may be packed and billed above the limit. Your reason is kept in the log.',
  reason: 'Reason',
  needsReason: 'Enter a reason.',
}
