import { z } from 'zod'
import { defineCalls } from '#domain/wire/call.ts'
import { toProductTitle } from '#domain/catalogue/lists/make-product-card.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { translateWord } from '#domain/catalogue/translations/glossary.ts'
import type { Words } from '#domain/catalogue/translations/translation.ts'
import { priceText } from '#domain/money/price.ts'
import { asWritten } from '#domain/text/as-written.ts'
import { countReasons } from '../lexicon/items.ts'
import type { Contents } from '../product-kinds/convert.ts'
import { MAX_REMEMBERED_WORDS } from './remembered-choice.ts'
import type { BrandOffer, Candidate, CandidateProduct, MatchedLine, MatchedOrder } from './matched-line.ts'

/** The longest order text that is read at once. */
const MAX_TEXT_LENGTH = 200_000
/** The most choices that are sent at once; a browser remembers no more. */
const MAX_SENT_CHOICES = 100

const rememberedChoice = z
  .object({
    words: z.string().min(1).max(MAX_REMEMBERED_WORDS).meta({
      description: 'The words of a line, as the answer to a list gives them.',
      example: 'chhota sariya',
    }),
    productId: z.string().min(1).max(100),
    options: z.string().max(300).meta({ description: 'The options of the variant, joined with ", ".' }),
  })
  .meta({ id: 'RememberedChoice', description: 'What somebody chose for their words.' })

const rememberRequest = z
  .object({
    choices: z
      .array(rememberedChoice)
      .min(1)
      .max(MAX_SENT_CHOICES)
      .readonly()
      .meta({ description: 'The latest first.' }),
  })
  .meta({ id: 'RememberRequest' })

const forgetRequest = z
  .object({
    words: z
      .string()
      .max(MAX_REMEMBERED_WORDS)
      .optional()
      .meta({ description: 'Without them, all are forgotten.' }),
  })
  .meta({ id: 'ForgetRequest' })

const quickOrderRequest = z
  .object({
    text: z.string().max(MAX_TEXT_LENGTH).meta({ example: '20 bags OPC cement\nsariya 12mm - 20' }),
    choices: z.array(rememberedChoice).max(MAX_SENT_CHOICES).readonly().optional().meta({
      description: 'What the browser of a guest remembers, the latest first.',
    }),
  })
  .meta({ id: 'QuickOrderRequest' })

const variantOption = z.object({
  uid: z.string().nullable(),
  options: z.array(z.string()).readonly(),
  readAs: z.array(z.string()).readonly().optional().meta({
    description: 'The options in English, which a choice is remembered by; absent where they are the same.',
  }),
  unit: z.string().nullable(),
  price: z.string().meta({ description: 'With GST, rupees as exact text.', example: '382.5' }),
  priceBreaks: z
    .array(z.object({ minQuantity: z.number().int(), price: z.string() }))
    .readonly()
    .optional()
    .meta({
      description:
        'The prices of larger quantities, each for the whole line; sizes that share them count together.',
    }),
  contents: z
    .record(z.string(), z.number())
    .readonly()
    .meta({
      description: 'How much one unit holds, by unit: what a written quantity is converted with.',
      example: { rod: 1, kg: 10.65, metre: 12 },
    }),
  minQuantity: z.number().int().optional().meta({ description: 'The least quantity sold.' }),
  quantityStep: z.number().int().optional().meta({ description: 'Quantities are multiples of it.' }),
  stock: z
    .object({
      left: z.number().int().nullable().meta({ description: 'Null while there is too much to be named.' }),
      expectedOn: z.string().nullable().meta({ description: 'The day on which more comes.' }),
    })
    .optional()
    .meta({ description: 'Of a tracked variant of which little or nothing is left.' }),
})

const brandOffer = z
  .object({ brand: z.string(), productId: z.string(), variantIndex: z.number().int() })
  .meta({ id: 'BrandOffer', description: 'the same product kind of one brand.' })

const candidate = z
  .object({
    productId: z.string(),
    variantIndex: z.number().int(),
    brand: z.string().meta({ description: 'Empty when the product names none.' }),
    name: z.string(),
    ...variantOption.shape,
    pieces: z.number().int().nullable().meta({ description: 'How many of it the line asks for.' }),
    otherBrands: z.array(brandOffer).readonly(),
  })
  .meta({ id: 'Candidate', description: 'A variant that a line may mean.' })

const matchedLine = z
  .object({
    text: z.string(),
    words: z
      .string()
      .nullable()
      .meta({ description: 'What a choice for the line is remembered for; null for nothing.' }),
    isRemembered: z.boolean().meta({ description: 'It was chosen for the same words before.' }),
    status: z.enum(['ready', 'choose', 'other-sizes', 'not-found']).meta({
      description:
        'Ready: the best candidate is certainly meant. Choose: the candidates are distinct product kinds or sizes. Other sizes: ' +
        'the product kind is sold, but not with a written size, grade or rating. Not found: it is not sold here.',
    }),
    quantity: z
      .number()
      .nullable()
      .meta({ description: 'Null where none is written, or one that may mean another.' }),
    unit: z.string().nullable(),
    doubt: z
      .object({
        written: z.string(),
        reason: z.enum(countReasons),
        mayBe: z.array(z.number()).readonly(),
      })
      .optional()
      .meta({
        description: 'The count that is not certain, the reason, and how many it may mean.',
        example: { written: '50-60 bags', reason: 'range', mayBe: [50, 60] },
      }),
    candidates: z
      .array(candidate)
      .readonly()
      .meta({ description: 'At most four; the most likely one first.' }),
    best: z.number().int().nullable().meta({
      description:
        'The position of the candidate that is certainly meant; null when the customer has to choose.',
    }),
    pieces: z.number().int().nullable().meta({ description: 'How many of the best candidate that is.' }),
    unread: z
      .array(z.string())
      .readonly()
      .optional()
      .meta({ description: 'Words that were not understood, brands that are not sold among them.' }),
    unmatched: z
      .array(z.string())
      .readonly()
      .optional()
      .meta({ description: 'Written measures that none of the candidates has.' }),
    assumed: z
      .array(z.string())
      .readonly()
      .meta({ description: 'What was taken for granted, as the trade does.' }),
  })
  .meta({ id: 'MatchedLine' })

const candidateProduct = z
  .object({
    id: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    variants: z.array(variantOption).readonly(),
  })
  .meta({ id: 'CandidateProduct' })

const matchedOrder = z
  .object({
    lines: z.array(matchedLine).readonly(),
    products: z.array(candidateProduct).readonly().meta({
      description: 'The products of all candidates and their other brands, with all their variants.',
    }),
    setAside: z
      .array(z.string())
      .readonly()
      .meta({ description: 'Rows that order nothing: greetings, sums, addresses.' }),
    rest: z.string().meta({ description: 'The text beyond 1,000 lines.' }),
  })
  .meta({ id: 'MatchedOrder' })

export const quickOrderCalls = defineCalls({
  match: { method: 'post', path: '/quick-order', body: quickOrderRequest, answer: matchedOrder },
  remember: { method: 'put', path: '/quick-order/choices', body: rememberRequest },
  forget: { method: 'post', path: '/quick-order/choices/removal', body: forgetRequest },
})

export type RememberedChoiceWire = z.infer<typeof rememberedChoice>
export type VariantOptionWire = z.infer<typeof variantOption>
type CandidateWire = z.infer<typeof candidate>
export type MatchedLineWire = z.infer<typeof matchedLine>
export type CandidateProductWire = z.infer<typeof candidateProduct>
export type MatchedOrderWire = z.infer<typeof matchedOrder>

/** A matched order with brands in the language of the words; each product of its candidates is sent once. */
export function serializeMatchedOrder(
  { lines, products, setAside, rest }: MatchedOrder,
  words: Words,
): MatchedOrderWire {
  const found: FoundProducts = { byId: new Map(products.map((each) => [each.product.id, each])), words }
  return {
    lines: lines.map((line) => serializeLine(line, found)),
    products: products.map(serializeProduct),
    setAside,
    rest,
  }
}

type FoundProducts = { readonly byId: ReadonlyMap<string, CandidateProduct>; readonly words: Words }

function serializeLine(line: MatchedLine, products: FoundProducts): MatchedLineWire {
  const isReady = line.status === 'ready'
  return {
    text: line.text,
    words: line.words,
    isRemembered: line.isRemembered,
    status: line.status,
    quantity: line.quantity,
    unit: line.unit,
    ...(line.doubt && { doubt: line.doubt }),
    candidates: line.candidates.flatMap((each) => serializeCandidate(each, products)),
    best: isReady ? 0 : null,
    pieces: line.candidates[0]?.pieces ?? null,
    ...(line.unread.length > 0 && { unread: line.unread.map((words) => asWritten(words, line.text)) }),
    ...(line.unmatched.length > 0 && { unmatched: line.unmatched }),
    assumed: line.assumed,
  }
}

function serializeCandidate(
  { offer, pieces, otherBrands }: Candidate,
  { byId, words }: FoundProducts,
): CandidateWire[] {
  const found = byId.get(offer.productId)
  const variant = found?.product.variants[offer.variantIndex]
  if (found === undefined || variant === undefined) return []
  const option = serializeOption(variant, found.contents[offer.variantIndex] ?? {})
  const translated = (each: BrandOffer): BrandOffer => ({ ...each, brand: translateWord(words, each.brand) })
  return [
    {
      ...translated(offer),
      name: found.product.name,
      ...option,
      pieces,
      otherBrands: otherBrands.map(translated),
    },
  ]
}

function serializeProduct(candidateOf: CandidateProduct): CandidateProductWire {
  return { ...toProductTitle(candidateOf.product), variants: serializeOptions(candidateOf) }
}

function serializeOptions({ product, contents }: CandidateProduct): VariantOptionWire[] {
  return product.variants.map((variant, index) => serializeOption(variant, contents[index] ?? {}))
}

function serializeOption(variant: PublicProduct['variants'][number], contents: Contents): VariantOptionWire {
  const { uid, options, readAs, unit, priceWithGst, priceBreaks, minQuantity, quantityStep, stock } = variant
  const breaks = priceBreaks?.map((each) => ({
    minQuantity: each.minQuantity,
    price: priceText(each.priceWithGst),
  }))
  return {
    uid,
    options,
    ...(readAs && { readAs }),
    unit,
    price: priceText(priceWithGst),
    ...(breaks && { priceBreaks: breaks }),
    contents,
    ...(minQuantity !== undefined && { minQuantity }),
    ...(quantityStep !== undefined && { quantityStep }),
    ...(stock && { stock }),
  }
}
