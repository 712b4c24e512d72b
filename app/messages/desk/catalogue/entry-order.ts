import { defineMessages } from '#app/i18n/messages.ts'

/** Putting the entries of the catalogue in order. */
export const deskEntryOrderMessages = defineMessages({
  en: {
    sort: 'Sort by',
    'sort-shop': 'Order in the shop',
    'sort-name': 'Name, A to Z',
    'sort-name-down': 'Name, Z to A',
    'sort-status': 'Status, archived first',
    'sort-status-down': 'Status, published first',
    'sort-price-up': 'Lowest price first',
    'sort-price-down': 'Highest price first',
    'sort-stock-up': 'Least stock first',
    'sort-stock-down': 'Most stock first',
    'sort-gst-up': 'Lowest GST first',
    'sort-gst-down': 'Highest GST first',
    'sort-hsn': 'HSN, upwards',
    'sort-hsn-down': 'HSN, downwards',
    'sort-brand': 'Brand, A to Z',
    'sort-brand-down': 'Brand, Z to A',
    drag: (name: string) => `Drag ${name}`,
    dragHelp:
      'Press Space to lift, the arrow keys to move, Space again to drop, Escape to leave it where it was.',
    lifted: (name: string, place: number, of: number) => `${name} lifted. Place ${place} of ${of}.`,
    over: (name: string, place: number, of: number) => `${name} is at place ${place} of ${of}.`,
    dropped: (name: string, place: number, of: number) => `${name} dropped at place ${place} of ${of}.`,
    dropCanceled: (name: string) => `${name} stays where it was.`,
    moved: (name: string) => `${name} moved.`,
    undo: 'Undo',
    toPosition: (name: string) => `Move ${name} to a position`,
    positionTitle: (name: string) => `Move ${name}`,
    position: 'Position',
    positionHint: (total: number) => `1 is the first of ${total.toLocaleString('en-IN')}.`,
    positionWrong: (total: number) => `Type a number from 1 to ${total.toLocaleString('en-IN')}.`,
    moveThere: 'Move there',
  },
})
