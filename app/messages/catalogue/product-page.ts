import { defineMessages } from '#app/i18n/messages.ts'

/** Texts that only the product page needs; separate from `productMessages`, which every list of products needs. */
export const productPageMessages = defineMessages({
  en: {
    failedText: 'Your cart is safe. Check your connection and try again.',
    notFound: 'Product not found.',
    notFoundText: 'It may no longer be available. Browse our categories to find something similar.',
    pictureAlt: (name: string, number: number) => `${name}, picture ${number}`,
    showPicture: (number: number) => `Show picture ${number}`,
    pictures: 'Pictures',
    gstIncluded: (amount: string) => `Price includes GST of ${amount}`,
    perMeasure: (price: string, unit: string) => `${price} per ${unit}`,
    save: (amount: string) => `You save ${amount}`,
    taxStatus: (status: string) => `Tax Status: ${status}`,
    noTaxStatus: 'N/A',
    variants: 'Variants',
    sizes: 'All sizes: weight, price, quantity',
    zoom: 'Larger pictures',
    buyNow: 'Buy Now',
    share: 'Share',
    copied: 'Link copied',
    copyFailed: 'Couldn’t copy the link',
    features: 'Features',
    specifications: 'Specifications',
    description: 'Description',
  },
})
