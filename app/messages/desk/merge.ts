import type { MergeRefusal } from '#domain/customers/merge.ts'
const several = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const deskMergeMessages = {
  needsPhone: 'Enter a mobile number of ten digits.',
  open: 'Merge with another number',
  title: 'Merge two customers',
  text: 'If one person has two numbers, this moves their orders and addresses under one of them. It can’t be undone.',
  back: 'The customer',
  phone: 'The other number',
  number: 'Mobile number',
  phoneHint: '10-digit mobile number of the same person',
  find: 'Find',
  nobody: 'Nobody has this number.',
  keepTitle: 'Which number do you want to keep?',
  keepDetail: (orders: number, since: string) => `${several(orders, 'order', 'orders')} · since ${since}`,
  movesTitle: (phone: string) => `What moves from ${phone}`,
  nothing: 'Only the number.',
  orders: (count: number) => `${several(count, 'order', 'orders')} with their documents and payments`,
  quotations: (count: number) => several(count, 'quotation', 'quotations'),
  quotationRequests: (count: number) => several(count, 'request for a quotation', 'requests for a quotation'),
  notes: (count: number) => several(count, 'note', 'notes'),
  listRequests: (count: number) => several(count, 'list sent to the shop', 'lists sent to the shop'),
  rememberedChoices: (count: number) => several(count, 'remembered choice', 'remembered choices'),
  stockAlerts: (count: number) => several(count, 'stock alert', 'stock alerts'),
  addresses: (count: number) => `${several(count, 'address', 'addresses')} in all, each once`,
  commission: 'Commission of its orders, past months too',
  block: 'The block, with its reason',
  sessions: (count: number) => `It will be signed out on ${several(count, 'device', 'devices')}.`,
  later:
    'Signing in with this number later opens the merged account. Messages go to the number you keep. Carts stay on their devices.',
  merge: 'Merge',
  done: 'The customers have been merged',
  conflict: 'One of them has changed in the meantime. Check the latest details before you merge.',
  gone: 'Someone else has just merged one of them.',
  refusedTitle: 'They can’t be merged:',
  'refusal-same': 'Both numbers lead to this customer already.',
  'refusal-walk-in':
    '“Walk-in customer” stands for everyone who left no name at the counter, so it’s nobody’s second number.',
  'refusal-staff': 'One of them works in this store. The owner has to end that first.',
  'refusal-set-aside':
    'One number hasn’t been used for six months and may belong to someone else. Link its orders instead.',
  'refusal-payment-open':
    'One of them has an online payment or a refund that isn’t settled. Wait for it, or cancel the order.',
  'refusal-two-accounts': 'Both buy on credit. Settle one of the accounts and use the other from then on.',
  'refusal-different-gstins': 'Both are verified with GSTINs of different companies.',
  'refusal-too-many-addresses': (count: number) =>
    `They’d have ${count} addresses, and 50 fit. Ask the customer to delete some first.`,
  mergedTitle: 'Merged',
  mergedText: 'This customer was merged into another one, who has everything now.',
  openSurvivor: 'Open the merged customer',
  alsoReached: (phones: string) => `Also signs in with ${phones}`,
} satisfies Record<string, unknown> & Record<`refusal-${MergeRefusal}`, unknown>
