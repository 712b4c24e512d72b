import type { CustomerBlock } from '#domain/customers/block.ts'
import type { CustomerFilter } from '#domain/customers/customer.ts'
import { defineMessages } from '#app/i18n/messages.ts'

export const deskCustomerMessages = defineMessages({
  en: {
    title: 'Customers',
    search: 'Search customers',
    searchHint: 'Start or end of the phone number, name or GSTIN',
    'filter-all': 'All',
    'filter-to-verify': 'To verify',
    'filter-active': 'Active partners',
    'filter-inactive': 'Inactive',
    'filter-blocked': 'Blocked',
    noneTitle: 'No customers found',
    noneText: 'Try another search, or clear the filters.',
    clear: 'Clear filters',
    nameless: 'No name yet',
    orders: (count: number) =>
      count === 0
        ? 'No orders'
        : count === 1
          ? '1 order'
          : count >= 1000
            ? '1,000+ orders'
            : `${count} orders`,
    lastOrder: (day: string) => `last on ${day}`,
    since: (day: string) => `Since ${day}`,
    seen: (at: string) => `Last signed in ${at}`,
    back: 'All customers',
    call: 'Call',
    newOrder: 'New order',
    verified: 'Verified',
    pending: 'To verify',
    active: 'Active partner',
    'badge-CASH': 'No cash',
    'badge-ALL': 'Blocked',
    erased: 'Erased',
    erasedText: 'This customer has been erased. Their orders stay in the accounts without personal data.',
    setAside:
      'This number hasn’t been used for six months and may belong to someone else now, so nobody can sign in to this account.',
    gstins: 'GSTIN',
    verify: 'Verify',
    unverify: 'Remove verification',
    activate: 'Make active partner',
    deactivate: 'Remove active partner',
    block: 'Block',
    changeBlock: 'Change block',
    unblock: 'Unblock',
    activateHint: 'Active partners can place ten times as many orders.',
    blockTitle: (name: string) => `Block ${name}?`,
    'level-CASH': 'No cash on delivery',
    'level-CASH-text': 'They can still order and pay online.',
    'level-ALL': 'No orders at all',
    'level-ALL-text': 'They can’t order, but can still see their earlier orders and invoices.',
    blockReason: 'Reason',
    blockReasonHint: 'For staff only, but the customer can request it with their data.',
    usualReasons: 'Refused on delivery\nUnreachable\nFalse address\nDidn’t pay',
    'blocked-CASH': 'Can’t pay cash',
    'blocked-ALL': 'Can’t place orders',
    blockedBy: (name: string, at: string) => `${name}, ${at}`,
    conflict: 'Someone else has just changed this customer. Here are the latest details.',
    money: 'Money',
    onTheRoad: 'Cash on the road',
    toDeliver: 'To pay on delivery, not yet shipped',
    unpaid: 'Delivered but unpaid',
    refundsDue: 'We owe them (refunds due)',
    even: 'Nothing outstanding.',
    latestOrders: (shown: number, all: number) =>
      shown < all ? `Latest ${shown} of ${all} orders` : 'Orders',
    noOrders: 'No orders yet.',
    allOrders: 'All orders of this customer',
    addresses: 'Addresses',
    noAddresses: 'No addresses saved.',
    standard: 'Default',
    documents: 'Invoices and credit notes',
    noDocuments: 'None yet.',
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    notesHint: 'Customers who request their data also receive these notes.',
    changes: 'History',
    noChanges: 'No changes yet.',
    commission: 'Commission',
    commissionText: 'Earned on delivery, and taken back for returns.',
    month: 'Month',
    monthWrong: 'Enter a month, such as 2026-11.',
    noCommission: 'Nothing this month.',
    earned: 'Delivered',
    takenBack: 'Returned',
    commissionTotal: 'Total for the month',
    data: 'Their data',
    dataText: 'For when a customer asks for their data or to be erased, and you’re sure who they are.',
    exportPage: 'Download to read',
    exportJson: 'Download as JSON',
    exported: 'Downloaded, and recorded in the audit log.',
    erase: 'Erase customer',
    eraseTitle: 'Erase this customer?',
    eraseText:
      'Name, phone number, addresses, logins and notes are deleted at once, and the orders no longer name them. It can’t be undone.',
    kept: (documents: number, day: string) =>
      documents === 1
        ? `Tax law keeps 1 invoice as it was issued until ${day}.`
        : `Tax law keeps ${documents} invoices and credit notes as they were issued until ${day}.`,
    eraseBlocked: 'These orders must first be delivered or cancelled, and their refunds completed:',
    eraseStaff: 'They’re on the staff. The owner has to remove them first.',
    eraseConfirm: 'Erase permanently',
    eraseDone: 'The customer has been erased',
    keep: 'Keep',
    'orderBlocked-CASH': 'This customer is blocked from cash on delivery. Take payment online.',
    'orderBlocked-ALL': 'This customer is blocked. Their orders are refused until someone unblocks them.',
  } satisfies Record<string, unknown> &
    Record<`orderBlocked-${CustomerBlock}`, string> &
    Record<`filter-${CustomerFilter}`, string>,
})
