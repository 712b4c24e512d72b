import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'

export const quotationMessages = {
  loading: 'Loading your quotation...',
  failed: 'We couldn’t load this quotation',
  missing: 'This link isn’t valid',
  missingText: 'A newer one may have replaced it. Please open the latest link, or call us.',
  number: (number: string) => `Quotation ${number}`,
  until: (at: string) => `These prices are valid until ${at}.`,
  each: (price: string) => `${price} each`,
  deliveryFee: 'Delivery fee',
  offers: 'Offers, already taken off',
  offersHold: (at: string) => `They are part of these prices until ${at}, even if an offer ends before.`,
  total: 'Total, with GST',
  payment: 'Pay on delivery, in cash or by UPI, or online now. We don’t reserve stock until you accept.',
  pdf: 'Download as PDF',
  accept: 'Accept, pay on delivery',
  pay: 'Accept and pay online',
  account: 'Accept, on account',
  accountNeedsLogin: 'To put it on account, log in with the number it was sent to.',
  needsApproval: 'This needs approval by the firm',
  needsApprovalText:
    'It’s above what the buyer may order for the firm. Accept it, and we tell those who may approve it by SMS. We place the order at these prices once they approve; nothing is charged and no stock is reserved before.',
  approvers: (names: string) => `Can be approved by ${names}.`,
  'approve-accept': 'Ask for approval, pay on delivery',
  'approve-pay': 'Ask for approval, then pay online',
  'approve-account': 'Ask for approval, on account',
  awaiting: 'Waiting for approval',
  awaitingText: (until: string) =>
    `The firm was asked to approve this order and can answer until ${until}. The prices stay as they are.`,
  'awaiting-COD': 'Then it’s placed and paid on delivery.',
  'awaiting-ONLINE': 'Then you pay online, within 30 minutes.',
  'awaiting-ACCOUNT': 'Then it’s placed on account.',
  sendLink: 'Send the link to approve',
  withdraw: 'Withdraw the request',
  approvalDeclined: 'Approval was declined, so nothing was ordered. The quotation is open again.',
  approvalDeclinedBy: (name: string) =>
    `${name} declined to approve this, so nothing was ordered. The quotation is open again.`,
  approvalExpired: 'Nobody answered the request for approval in time. The quotation is open again.',
  firm: (name: string) => `For ${name}`,
  site: (name: string) => `Deliver to ${name}`,
  poNumber: (number: string) => `PO number ${number}`,
  reference: (text: string) => `Reference ${text}`,
  payNow: 'Pay now',
  waiting: 'Your order waits for your payment',
  waitingText: (amount: string, order: string) =>
    `Please pay ${amount} within 30 minutes. Your order number is ${order}.`,
  checking: 'Checking your payment',
  checkingText: 'This takes a moment. Please keep the page open.',
  lapsed: 'Your payment didn’t arrive in time, so nothing was ordered. The prices still hold.',
  paidText: (order: string) => `Thank you, your payment has arrived. Your order number is ${order}.`,
  decline: 'No, thank you',
  ask: 'Ask for today’s prices',
  'state-ACCEPTED': 'Your order is placed',
  'text-ACCEPTED': (order: string) =>
    order === '' ? 'Thank you. We’re placing your order.' : `Thank you. Your order number is ${order}.`,
  'state-DECLINED': 'You’ve declined this offer',
  'text-DECLINED': () => 'Please call us if you’ve changed your mind.',
  'state-CANCELLED': 'This offer was withdrawn',
  'text-CANCELLED': () => 'Please call us for another one.',
  'state-EXPIRED': 'This quotation has expired',
  'text-EXPIRED': () => 'We can offer you today’s prices.',
  requestedText: 'Thank you. We’ve been told, and will contact you with today’s prices.',
  'error-cash-blocked': 'This order can’t be paid on delivery. Please pay online instead.',
  'error-cash-limit': 'The law doesn’t let us take this much in cash. Please pay online instead.',
  'error-out-of-stock': 'There’s no longer enough in stock. Please call us; the offer stays open.',
  'error-outside-delivery-area':
    'We can’t deliver to this address at the moment. Please call us; the offer stays open.',
  'error-not-found':
    'This can’t be ordered with your account: only the person it was made for can, as long as they buy for the firm. Please call us.',
  'error-firm-right-missing':
    'Their role in the firm no longer allows orders. Ask an owner of the firm, or call us.',
  'error-firm-order-limit': (paise: number) =>
    `This is above the ${formatRupees(toPaise(paise))} that the buyer may order at once for the firm. Ask an owner of the firm, or call us.`,
  'error-firm-month-limit': (paise: number) =>
    `The buyer may order for ${formatRupees(toPaise(paise))} more this month for the firm. Ask an owner of the firm, or call us.`,
  'error-approval-not-needed': 'This is within the buyer’s limits now. Please accept it once more.',
  'error-too-many-approvals': (limit: number) =>
    `${limit} orders of the buyer already wait for approval. One of them has to be withdrawn first.`,
  'error-firm-site-closed':
    'Nothing is delivered to this site any more. Please call us for another quotation.',
  'error-no-credit': 'This can’t go on account right now. Please choose another way to pay, or call us.',
  'error-credit-limit': (paise: number) =>
    `Only ${formatRupees(toPaise(paise))} is left on the account. Please choose another way to pay, or call us.`,
}
