import type { ApprovalErrorCode } from '#domain/problem/firm-error-codes.ts'
import type { ApprovalState } from '#domain/orders/approvals/approval.ts'

/** Orders of a firm that wait for approval, their page and their list. */
export const approvalMessages = {
  missing: 'We couldn’t find this request',
  missingText: 'The link may be incomplete, or the request was deleted. Ask for a new link.',
  failed: 'We couldn’t load this request',
  asks: (name: string, firm: string) => `${name} asks for approval to order for ${firm}`,
  asksUnnamed: (firm: string) => `Someone asks for approval to order for ${firm}`,
  deliverTo: (place: string) => `Deliver to: ${place}`,
  poNumber: (number: string) => `PO number ${number}`,
  reference: (text: string) => `Reference ${text}`,
  each: (price: string, unit: string) => (unit === '' ? `${price} each` : `${price} per ${unit}`),
  offers: 'Offers, already taken off',
  total: 'Total with GST and delivery',
  'pays-COD': 'Paid on delivery. Approving places the order.',
  'pays-ONLINE':
    'Paid online by whoever asked. Approving sends them a link to pay within 30 minutes; nothing is charged before.',
  'pays-ACCOUNT': 'Billed to the account. Approving places the order.',
  until: (time: string) => `Open until ${time}`,
  quotation: (number: string, until: string) =>
    `This accepts quotation ${number}. Its prices are agreed and hold until ${until}.`,
  ofQuotation: (number: string) => `Quotation ${number}`,
  quotationOpen: 'Nothing was ordered; the quotation can still be accepted.',
  quotationOver: 'Nobody answered in time. Accept the quotation again, or ask us for another one.',
  quotationCancelled: 'The store withdrew the quotation. Nothing was ordered.',
  signIn: 'Log in with a code to answer',
  signInText: 'Only people of the firm who may approve an order of this size can answer.',
  approve: 'Approve and order',
  approveNew: (amount: string) => `Approve at ${amount}`,
  decline: 'Decline',
  changed: (amount: string) =>
    `Prices have changed since this was asked: the total is now ${amount}. Approve it at this total, or decline.`,
  'state-WAITING': 'Waiting for approval',
  'state-APPROVED': 'Approved and ordered',
  'state-DECLINED': 'Declined',
  'state-WITHDRAWN': 'Withdrawn',
  'state-EXPIRED': 'Expired without an answer',
  'text-WAITING': 'It can still be answered.',
  'text-APPROVED': 'The order is placed.',
  'text-DECLINED': 'Nothing was ordered.',
  'text-WITHDRAWN': 'Whoever asked has taken it back. Nothing was ordered.',
  'text-EXPIRED': 'Nobody answered in time. Ask again from the cart.',
  order: (number: string) => `Order ${number}`,
  decidedBy: (name: string) => `Answered by ${name}`,
  list: 'Waiting for approval',
  listIntro:
    'Orders above someone’s limit. Send the link to an owner, or to a buyer whose limits allow the order: they see the order and answer after logging in with a code.',
  none: 'No order waits for approval.',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  open: 'Open',
  openLabel: (amount: string) => `Open: ${amount}`,
  send: 'Send on WhatsApp',
  sendLabel: (amount: string) => `Send on WhatsApp: ${amount}`,
  sendText: (firm: string, amount: string, url: string) =>
    `Please approve an order of ${amount} for ${firm}: ${url}`,
  copy: 'Copy link',
  copyLabel: (amount: string) => `Copy link: ${amount}`,
  copied: 'Link copied',
  copyFailed: 'The link couldn’t be copied. Open the request and copy its address.',
  pay: 'Pay now',
  payLabel: (amount: string) => `Pay now: ${amount}`,
  withdraw: 'Withdraw',
  withdrawLabel: (amount: string) => `Withdraw: ${amount}`,
  ask: 'Ask for approval',
  askText: 'We tell those who may approve it by SMS, and you can send them a link too.',
  askOnline: 'You pay after it’s approved: we send you a link then.',
  'error-amount-changed': 'Prices have changed since this was asked.',
  'error-cart-changed':
    'Something in this order is no longer sold as it was asked for. Decline it, and ask for a new request.',
  'error-not-found': 'You aren’t in this firm. Log in with the number that is.',
  'error-firm-right-missing': 'Your role in the firm doesn’t allow this. Ask an owner of the firm.',
  'error-no-credit': 'The firm can’t order on account right now. Decline it, and ask for a new request.',
  'error-credit-limit':
    'This order is above what’s left on the firm’s account. Please call us, or decline it.',
  'error-firm-approver-limit':
    'You can’t approve an order of this size. Send the link to an owner of the firm.',
  'error-approval-not-needed': 'This order is within your limits. Place it.',
  'error-approval-over': 'This request has ended.',
  'error-too-many-approvals': (limit: number) =>
    `${limit} of your orders already wait for approval. Withdraw one of them first.`,
} satisfies Record<`state-${ApprovalState}` | `text-${ApprovalState}`, string> &
  Record<`error-${ApprovalErrorCode}`, unknown> &
  Record<string, unknown>
