import { unitInHindi } from '#domain/i18n/hindi-units.ts'
import type { variantFactMessages as English } from '#app/messages/en/catalogue/variant-facts.ts'
const sides = {
  length: 'लंबाई',
  width: 'चौड़ाई',
  height: 'ऊँचाई',
  thickness: 'मोटाई',
  diameter: 'व्यास',
}

/** Texts of loaders about a variant beside its price. */
export const variantFactMessages: typeof English = {
  weight: (weight, unit) => `${weight} प्रति ${unitInHindi(unit)}`,
  covers: (area, coats) => `${coats}करीब ${area} वर्ग फ़ुट के लिए`,
  side: (name) => sides[name],
  onePiece: (side) => `${side}, एक नग`,
  origin: 'किस देश में बना',
  hsn: 'HSN',
  millimetres: (mm) => `${mm} mm`,
  both: (metric, imperial) => `${metric} (${imperial})`,
  inches: (inches) => `${inches} इंच`,
  feet: (feet, inches) => (inches === '0' ? `${feet} फ़ुट` : `${feet} फ़ुट ${inches} इंच`),
  coats: (count) => `${count} कोट में `,
}
