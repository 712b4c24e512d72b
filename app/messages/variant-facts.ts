import { defineMessages } from '#app/i18n/messages.ts'

/** What loaders say of a variant beside its price. */
export const variantFactMessages = defineMessages({
  en: {
    weight: (weight: string, unit: string) => `${weight} per ${unit}`,
    covers: (area: string, coats: string) => `covers about ${area} sq ft${coats}`,
    coats: (count: number) => ` with ${count === 1 ? '1 coat' : `${count} coats`}`,
  },
})
