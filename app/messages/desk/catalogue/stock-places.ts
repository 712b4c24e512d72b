import { defineMessages } from '#app/i18n/messages.ts'

export const deskStockPlacesMessages = defineMessages({
  en: {
    title: 'Locations and low stock',
    places: 'Locations',
    text: 'Orders take stock from the first location that has everything. You can close a location once it’s empty.',
    first: 'Sells first',
    nameOf: (name: string) => `Name of ${name}`,
    rename: 'Rename',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    close: (name: string) => `Close ${name}`,
    newPlace: 'New location',
    needsName: 'Enter a name.',
    add: 'Add',
    saved: 'Saved',
    reload: 'Reload',
    lowTitle: 'Low stock',
    low: 'Default low-stock level',
    lowHint: 'Used when you start tracking a product. You can change it for each product.',
  },
})
