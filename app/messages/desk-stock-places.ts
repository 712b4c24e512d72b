import { defineMessages } from '#app/i18n/messages.ts'

export const deskStockPlacesMessages = defineMessages({
  en: {
    title: 'Places and low stock',
    places: 'Places',
    text: 'An order takes from the first place that has all of it. A place can be closed once nothing lies there.',
    first: 'Sells first',
    nameOf: (name: string) => `Name of ${name}`,
    rename: 'Rename',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    close: (name: string) => `Close ${name}`,
    newPlace: 'New place',
    add: 'Add',
    saved: 'Saved',
    reload: 'Load again',
    lowTitle: 'Low stock',
    low: 'Low from, unless said otherwise',
    lowHint: 'For products that you begin to keep in stock. Each one can have its own.',
  },
})
