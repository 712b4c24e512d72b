import { defineMessages } from '#app/i18n/messages.ts'

export const cartMessages = defineMessages({
  en: {
    loading: 'Loading your cart…',
    goods: 'Goods in the cart',
    emptyTitle: 'Your cart is empty',
    emptyText: 'Looks like you haven’t added anything yet.',
    explore: 'Explore Products',
    failedTitle: 'The prices of your cart could not be loaded',
    each: 'each',
    eachPer: (unit: string) => `per ${unit}`,
    lineTotal: 'Line total',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    goneName: 'No longer sold',
    goneText: 'This article has left the catalogue and is not billed.',
    priceChanged: 'The price has changed',
    priceWas: 'Price before',
    priceNow: 'Price today',
    accept: 'Accept new price',
    acceptOf: (name: string) => `Accept new price: ${name}`,
    notBilled: 'Not billed until you accept it.',
    blocked: 'Before you go on',
    blockedGone: (lines: number) =>
      lines === 1
        ? 'Remove 1 article that is no longer sold.'
        : `Remove ${lines} articles that are no longer sold.`,
    blockedChanged: (lines: number) =>
      lines === 1
        ? 'Accept or remove 1 article with a new price.'
        : `Accept or remove ${lines} articles with new prices.`,
    removeGone: 'Remove them',
    acceptAll: 'Accept new prices',
    billDetails: 'Bill details',
    mrpTotal: 'MRP total',
    discountTotal: 'Discount total',
    discountedPrice: 'Discounted price',
    gstTotal: 'GST total',
    handlingCharges: 'Handling charges',
    included: (amount: string) => `${amount} included`,
    delivery: 'Delivery',
    free: 'Free',
    grandTotal: 'Grand total',
    savings: (amount: string) => `You save ${amount} on this order`,
  },
})
