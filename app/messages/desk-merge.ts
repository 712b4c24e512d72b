import type { MergeRefusal } from '#domain/customers/merge.ts'
import { defineMessages } from '#app/i18n/messages.ts'

const several = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const deskMergeMessages = defineMessages({
  en: {
    open: 'Merge with another number',
    title: 'Merge two customers',
    text: 'When one person has two numbers here, their orders and addresses come together under one of them. It can’t be undone.',
    back: 'The customer',
    phone: 'The other number',
    number: 'Mobile number',
    phoneHint: '10-digit mobile number of the same person',
    find: 'Find',
    nobody: 'Nobody has this number.',
    keepTitle: 'Which number stays?',
    keepDetail: (orders: number, since: string) => `${several(orders, 'order', 'orders')} · since ${since}`,
    movesTitle: (phone: string) => `What comes from ${phone}`,
    nothing: 'Nothing but the number.',
    orders: (count: number) => `${several(count, 'order', 'orders')} with their documents and payments`,
    quotations: (count: number) => several(count, 'quotation', 'quotations'),
    notes: (count: number) => several(count, 'note', 'notes'),
    listRequests: (count: number) => several(count, 'list sent to the shop', 'lists sent to the shop'),
    rememberedChoices: (count: number) => several(count, 'remembered choice', 'remembered choices'),
    stockAlerts: (count: number) => several(count, 'stock alert', 'stock alerts'),
    addresses: (count: number) => `${several(count, 'address', 'addresses')} in all, each once`,
    commission: 'Commission of its orders, past months too',
    block: 'Its block, with the reason',
    sessions: (count: number) => `It’s signed out on ${several(count, 'device', 'devices')}.`,
    later:
      'Whoever signs in with this number later is in the merged account. Messages go to the number that stays. A cart stays on its device.',
    merge: 'Merge',
    done: 'The customers are merged',
    conflict:
      'One of them has changed meanwhile. Here they are as they are now: look again before you merge.',
    gone: 'One of them has just been merged by somebody else.',
    refusedTitle: 'They can’t be merged:',
    'refusal-same': 'Both numbers lead to this customer already.',
    'refusal-staff': 'One of them works in this store. The owner has to end that first.',
    'refusal-set-aside':
      'One number wasn’t used for half a year and may belong to somebody else. Link its orders instead.',
    'refusal-payment-open':
      'One of them has an online payment or a refund that isn’t settled. Wait for it, or cancel the order.',
    'refusal-different-gstins': 'Both are verified with GST numbers of different firms.',
    'refusal-too-many-addresses': (count: number) =>
      `They’d have ${count} addresses, and 50 fit. Ask the customer to delete some first.`,
    mergedTitle: 'Merged',
    mergedText: 'This customer was merged into another one, who has everything now.',
    openSurvivor: 'Open the merged customer',
    alsoReached: (phones: string) => `Also signs in with ${phones}`,
  } satisfies Record<string, unknown> & Record<`refusal-${MergeRefusal}`, unknown>,
})
