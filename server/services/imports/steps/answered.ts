import type { ApplyImportInput } from '#domain/catalogue/imports/import-report.ts'
import type { Planned } from './plan-import.ts'
import type { Staged } from './staged.ts'

/** The answers of an import: the same for all, and those of products of their own. */
export type ImportAnswers = Omit<ApplyImportInput, 'pictures'>

type Answer = { readonly [Key in 'confirm' | 'otherNames' | 'unlistedSizes']: ImportAnswers[Key] | undefined }

/** What was answered about one entry: its own answer, else the one for all. */
function answerOf(
  { collection, id }: Pick<Staged, 'collection' | 'id'>,
  { products = [], ...all }: ImportAnswers,
): Answer {
  const own = products.find((one) => one.collection === collection && one.id === id)
  return {
    confirm: own?.confirm ?? all.confirm,
    otherNames: own?.otherNames ?? all.otherNames,
    unlistedSizes: own?.unlistedSizes ?? all.unlistedSizes,
  }
}

/** A staged document once what was asked about it is answered; what is left keeps its question. */
export function answered(one: Staged, answers: ImportAnswers): Staged {
  const { otherNames = 'leave', unlistedSizes = 'leave' } = answerOf(one, answers)
  const { otherName, unlisted, stock, ...rest } = one
  const isCounted = answers.stock === 'take'
  if (otherName !== undefined && otherNames === 'new' && otherName.asNew !== null)
    return { ...rest, ...otherName.asNew, stock: counted(otherName.asNew.stock, isCounted), seen: null }
  const isRemoved = unlistedSizes === 'remove' && unlisted !== undefined
  return {
    ...rest,
    stock: counted(isRemoved ? unlisted.stock : stock, isCounted),
    ...(isRemoved && { document: unlisted.document }),
    ...(otherNames !== 'same' && otherName !== undefined && { otherName }),
    ...(unlistedSizes === 'leave' && unlisted !== undefined && { unlisted }),
  }
}

/** What a sheet says of stock, without how many there are where that is not to be taken. */
function counted(stock: Staged['stock'], isCounted: boolean): Staged['stock'] {
  return isCounted ? stock : stock?.map((each) => (each === null ? null : { ...each, units: null }))
}

/** A plan whose prices are confirmed, for all or for this product, where nothing else is asked. */
export function confirmed(one: Planned, asked: Staged, answers: ImportAnswers): Planned {
  const isPriceOnly = one.outcome === 'held' && one.questions.every((question) => question === 'prices')
  return isPriceOnly && answerOf(asked, answers).confirm === true ? { ...one, outcome: 'changed' } : one
}
