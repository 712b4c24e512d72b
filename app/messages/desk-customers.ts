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
    'filter-inactive': 'Not active',
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
    erasedText: 'This person has been erased. Their orders stay for the accounts, without them.',
    setAside:
      'This number wasn’t used for half a year and may belong to somebody else now, so nobody signs in to this account.',
    gstins: 'GSTIN',
    verify: 'Verify',
    unverify: 'Take back verification',
    activate: 'Make active partner',
    deactivate: 'End active partner',
    block: 'Block',
    changeBlock: 'Change block',
    unblock: 'Unblock',
    activateHint: 'An active partner may place ten times as many orders.',
    blockTitle: (name: string) => `Block ${name}?`,
    'level-CASH': 'No cash on delivery',
    'level-CASH-text': 'They can still order and pay online.',
    'level-ALL': 'No orders at all',
    'level-ALL-text': 'They can’t order, but still see their earlier orders and invoices.',
    blockReason: 'Reason',
    blockReasonHint: 'For staff. It’s part of the data the customer can ask for.',
    usualReasons: 'Refused at the gate\nNobody reachable\nFalse address\nDidn’t pay',
    'blocked-CASH': 'No cash is taken from them',
    'blocked-ALL': 'They can’t place orders',
    blockedBy: (name: string, at: string) => `${name}, ${at}`,
    conflict: 'Somebody else has just decided about this customer. Here they are as they are now.',
    money: 'Money',
    onTheRoad: 'Cash on the road',
    toDeliver: 'To pay on delivery, not yet shipped',
    unpaid: 'Delivered and not paid',
    refundsDue: 'We owe them (refunds due)',
    even: 'Nothing is open between you.',
    latestOrders: (shown: number, all: number) =>
      shown < all ? `Latest ${shown} of ${all} orders` : 'Orders',
    noOrders: 'No orders yet.',
    allOrders: 'All orders of this customer',
    addresses: 'Addresses',
    noAddresses: 'No addresses saved.',
    standard: 'Default',
    documents: 'Invoices and credit notes',
    noDocuments: 'None so far.',
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    notesHint: 'The customer gets notes with their data if they ask for it.',
    changes: 'What was done',
    noChanges: 'Nobody has decided anything yet.',
    commission: 'Commission',
    commissionText: 'It’s earned when goods arrive, and taken back when they return.',
    month: 'Month',
    monthWrong: 'Enter a month, such as 2026-11.',
    noCommission: 'Nothing in this month.',
    earned: 'Delivered',
    takenBack: 'Returned',
    commissionTotal: 'Total of the month',
    data: 'Their data',
    dataText: 'When a customer asks for their data, or to be forgotten, and you’re sure who they are.',
    exportPage: 'Download to read',
    exportJson: 'Download as JSON',
    exported: 'Downloaded. The audit log notes it.',
    erase: 'Erase customer',
    eraseTitle: 'Erase this customer?',
    eraseText:
      'Name, phone number, addresses, logins and notes are deleted at once, and the orders no longer name them. It can’t be undone.',
    kept: (documents: number, day: string) =>
      documents === 1
        ? `Tax law keeps 1 invoice as it was issued until ${day}.`
        : `Tax law keeps ${documents} invoices and credit notes as they were issued until ${day}.`,
    eraseBlocked: 'First these orders have to arrive or be cancelled, and their refunds to be done:',
    eraseStaff: 'They work in this store. The owner has to end that first.',
    eraseConfirm: 'Erase for good',
    eraseDone: 'The customer has been erased',
    keep: 'Keep',
    'orderBlocked-CASH': 'This customer is blocked from cash on delivery. Take payment online.',
    'orderBlocked-ALL': 'This customer is blocked. Orders for them are refused until somebody unblocks them.',
  } satisfies Record<string, unknown> &
    Record<`orderBlocked-${CustomerBlock}`, string> &
    Record<`filter-${CustomerFilter}`, string>,
})
